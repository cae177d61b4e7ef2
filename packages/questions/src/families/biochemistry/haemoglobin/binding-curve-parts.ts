import { formatDecimals } from '@valence/chemistry';
import { heightAt, placeOfHeight, type Figure, type Plot, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { places } from '../../curves/nice-axis.ts';
import { readingOptions, shareReadingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { pressureFor, saturation } from './saturation.ts';

/** The binding curve of the hemoglobin in a blood, pressures in kPa. */
export interface BindingCurve {
  half: number;
  hill: number;
  points: readonly Point[];
  figure: Figure & Plot;
}

export const sites = 4;
const lung = 13;

export function drawBindingCurve(random: Random): BindingCurve {
  const half = random.integer(28, 50) / 10;
  const hill = random.integer(24, 30) / 10;
  const points = places(0, 14, 90).map((p): Point => [p, 100 * saturation(p, half, hill)]);
  const figure: BindingCurve['figure'] = {
    kind: 'plot',
    of: 'oxygen binding curve',
    caption: 'Fraction of the binding sites that carry oxygen',
    x: { quantity: 'Partial pressure of \\ce{O2}', unit: 'kPa', from: 0, to: 14, step: 2, parts: 4 },
    y: { quantity: 'Saturation', unit: '%', from: 0, to: 100, step: 20, parts: 4 },
    series: [{ shape: 'line', points }],
  };
  return { half, hill, points, figure };
}

const kilopascals = (value: number): string => `${formatDecimals(value, 1)} kPa`;

/** The pressure at which so many sites of each molecule carry oxygen on average. */
export function pressureForSites({ half, hill }: BindingCurve, random: Random): PartDraft | null {
  const loaded = random.pick([1, 3]);
  const share = loaded / sites;
  const key = pressureFor(share, half, hill);
  const at = (part: number): number => pressureFor(part, half, hill);
  const options = readingOptions(
    key,
    kilopascals,
    [
      {
        value: half,
        slip: 'other-point-of-curve',
        teaching: 'This is where half of the sites, two of four, carry oxygen.',
      },
      {
        value: at(1 - share),
        slip: 'rest-for-part',
        teaching: `This is where ${loaded === 1 ? 'one of the four sites is' : 'three of the four sites are'} without oxygen.`,
      },
      {
        value: 14 * share,
        slip: 'axes-mixed-up',
        teaching:
          'The fraction was applied to the length of the pressure axis instead of the saturation axis.',
      },
      {
        value: loaded === 3 ? at(0.3) : at(0.1),
        slip: 'ratio-to-share',
        teaching: `The number of sites was read as tens of percent; ${loaded} of 4 is ${25 * loaded}%.`,
      },
      {
        value: at(share + 0.2),
        slip: 'ruling-misread',
        teaching: 'The divisions were counted from the wrong label on the saturation axis, 20% too high.',
      },
      {
        value: at(share - 0.2),
        slip: 'ruling-misread',
        teaching: 'The divisions were counted from the wrong label on the saturation axis, 20% too low.',
      },
    ],
    0.6,
    rulingSlips({ reading: key, step: 2, from: 0.6, to: 14, write: (distance) => `${distance} kPa` }),
  );
  const percent = `${25 * loaded}%`;
  return (
    options && {
      text: `At what partial pressure ${loaded === 1 ? 'does one' : 'do three'} of the four binding sites of a hemoglobin molecule carry oxygen, on average?`,
      keyFrom: ({ lines }) => kilopascals(placeOfHeight(lines[0] ?? [], 100 * share) ?? NaN),
      ...options,
      explanation: `${loaded === 1 ? 'One of four sites is' : 'Three of four sites are'} ${percent} of the sites. The curve reaches a saturation of ${percent} at about ${options.answer}.`,
      finding: `The curve reaches ${percent} at ${options.answer}.`,
    }
  );
}

/** The amount of oxygen that a liter of blood gives off on its way. */
export function oxygenGivenOff({ points }: BindingCurve, random: Random): PartDraft | null {
  const tissue = random.pick([2, 2.5, 3, 3.5, 4, 4.5, 5]);
  const hemoglobin = random.integer(19, 25) / 10;
  const at = (p: number): number => Math.round(heightAt(points, p));
  const amount = (percent: number): number => (percent / 100) * sites * hemoglobin;
  const write = (value: number): string => `${formatDecimals(value, 1)} mmol`;
  const [full, kept] = [at(lung), at(tissue)];
  const options = shareReadingOptions(
    amount(full - kept),
    write,
    [
      {
        value: amount(full - kept) / sites,
        slip: 'binding-sites-forgotten',
        factor: 'sites',
        teaching: 'Each hemoglobin molecule was counted as having one binding site; it has four.',
      },
      {
        value: amount(kept),
        slip: 'reacted-for-remaining',
        factor: 'share',
        teaching: 'The oxygen that remains on the hemoglobin in the tissue was calculated.',
      },
      {
        value: amount(full),
        slip: 'one-step-short',
        factor: 'share',
        teaching: `The oxygen that stays bound at ${formatDecimals(tissue, 1)} kPa was not subtracted.`,
      },
      {
        value: amount(at(lung - tissue)),
        slip: 'difference-for-level',
        factor: 'share',
        teaching:
          'The saturation was read at the difference between the two pressures; it must be read at each of them.',
      },
      {
        value: amount(full - at(tissue / 2)),
        slip: 'ruling-misread',
        factor: 'share',
        teaching:
          'The saturation in the tissue was read at half of its pressure; one small division is 0.5 kPa.',
      },
      {
        value: amount(full - Math.min(full, kept + 20)),
        slip: 'ruling-misread',
        factor: 'share',
        teaching: 'The saturation in the tissue was read 20% too high, from the wrong label on its axis.',
      },
    ],
    0.13,
  );
  const c = `${formatDecimals(hemoglobin, 1)} mmol/L`;
  return (
    options && {
      text: `The blood contains ${c} of hemoglobin. It takes up oxygen at ${lung} kPa and releases some of it at ${kilopascals(tissue)}. What amount of oxygen does 1 L of blood release?`,
      keyFrom: ({ lines }) => {
        const line = lines[0] ?? [];
        return write(amount(heightAt(line, lung) - heightAt(line, tissue)));
      },
      ...options,
      explanation: `The saturation is about ${full}% at ${lung} kPa and ${kept}% at ${kilopascals(tissue)}, so ${full}% − ${kept}% = ${full - kept}% of the sites release their oxygen. The concentration of the sites is 4 × ${c}, so 1 L of blood releases ${formatDecimals((full - kept) / 100, 2)} × 4 × ${formatDecimals(hemoglobin, 1)} mmol = ${options.answer}.`,
      finding: `The difference of the saturations, times the sites of a liter, is ${options.answer}.`,
    }
  );
}
