import { formatDecimals } from '@valence/chemistry';
import { heightAt, placeOfHeight, type Figure, type Point } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { places } from '../../curves/nice-axis.ts';
import type { Draft, Family } from '../../family.ts';
import { readingOptions } from '../../options/reading-options.ts';
import { rulingSlips } from '../../options/ruling-slips.ts';
import { twoSlips } from '../../notes/two-slips.ts';

/** Oxygen binding curves: half-saturation, and the fraction that is released between lung and tissue. */
export const oxygenBindingReadings: Family = {
  id: 'oxygen-binding-readings',
  name: 'Reading oxygen binding curves',
  subject: 'biochemistry',
  topics: ['haemoglobin'],
  difficulties: ['beginner', 'intermediate'],
  tests: {
    beginner: ['oxygen-binding-to-hemoglobin'],
    intermediate: ['oxygen-binding-to-hemoglobin', 'bohr-effect'],
  },
  uses: ['cooperativity'],
  reference: 'Berg, Tymoczko and Stryer, Biochemistry, section 7.1',
  showsFigure: true,
  draft(random, difficulty) {
    return difficulty === 'beginner' ? halfSaturation(random) : released(random);
  },
};

function curve(half: number, exponent: number): Point[] {
  return places(0, 14, 90).map((p) => [p, (100 * p ** exponent) / (half ** exponent + p ** exponent)]);
}

function figureOf(
  names: readonly [string, string],
  halves: readonly [number, number],
  exponents: readonly [number, number],
): Figure {
  return {
    kind: 'plot',
    of: 'oxygen binding curve',
    caption: 'Fraction of binding sites occupied by oxygen',
    x: { quantity: 'Partial pressure of \\ce{O2}', unit: 'kPa', from: 0, to: 14, step: 2, parts: 4 },
    y: { quantity: 'Saturation', unit: '%', from: 0, to: 100, step: 20, parts: 4 },
    series: names.map((name, index) => ({
      name,
      shape: 'line',
      points: curve(halves[index] ?? 1, exponents[index] ?? 1),
    })),
  };
}

function halfSaturation(random: Random): Draft | null {
  const halves = [random.integer(24, 52) / 10, random.integer(4, 12) / 10] as const;
  const figure = figureOf(['hemoglobin', 'myoglobin'], halves, [2.8, 1]);
  const [hemoglobin, myoglobin] = halves;
  const write = (value: number): string => `${formatDecimals(value, 1)} kPa`;
  const options = readingOptions(
    hemoglobin,
    write,
    [
      {
        value: myoglobin,
        slip: 'other-curve',
        teaching:
          'This is the half-saturation pressure of myoglobin, whose curve rises steeply from the start.',
      },
      {
        value: 7,
        slip: 'half-life-for-whole-time',
        teaching:
          'This is the middle of the pressure axis; the pressure must be read where half of the sites are occupied.',
      },
      {
        value: hemoglobin * 9 ** (1 / 2.8),
        slip: 'taken-as-saturated',
        teaching:
          'Nine tenths of the sites are already occupied at this pressure; half saturation is at 50%.',
      },
      {
        value: hemoglobin * 0.25 ** (1 / 2.8),
        slip: 'halved-one-amount',
        teaching: 'Only a fifth of the sites are occupied at this pressure; half saturation is at 50%.',
      },
      {
        value: (hemoglobin + myoglobin) / 2,
        slip: 'averaged-levels',
        teaching:
          'The half-saturation pressures of hemoglobin and myoglobin were averaged; each protein has its own.',
      },
    ],
    0.8,
    [
      ...rulingSlips({ reading: hemoglobin, step: 2, to: 14, write: (kilopascals) => `${kilopascals} kPa` }),
      ...[30, 70, 80].map((share) => ({
        value: placeOfHeight(curve(hemoglobin, 2.8), share) ?? Number.NaN,
        slip: 'other-point-of-curve',
        term: 'place',
        teaching: `The curve of hemoglobin was read at ${share}% on the saturation axis; half saturation is at 50%.`,
      })),
      ...[70, 80].map((share) => ({
        value: placeOfHeight(curve(myoglobin, 1), share) ?? Number.NaN,
        slip: 'other-curve',
        teaching: twoSlips(
          'the curve of myoglobin was read.',
          `it was read at ${share}% on the saturation axis; half saturation is at 50%.`,
        ),
      })),
    ],
  );
  return (
    options && {
      text: 'At what partial pressure of oxygen is hemoglobin half saturated, according to its curve?',
      shown: { figure, keyFrom: ({ lines }) => write(placeOfHeight(lines[0] ?? [], 50) ?? NaN) },
      ...options,
      explanation: `The curve of hemoglobin, the S-shaped one, reaches a saturation of 50% at ${options.answer}.`,
      finding: `The curve of hemoglobin reaches 50% at ${options.answer}.`,
    }
  );
}

function released(random: Random): Draft | null {
  const half = random.integer(28, 36) / 10;
  const shifted = half + random.integer(8, 16) / 10;
  const figure = figureOf(['pH 7.6', 'pH 7.2'], [half, shifted], [2.8, 2.8]);
  const tissue = random.pick([2, 2.5, 3, 3.5, 4]);
  const lung = 13;
  const at = (h: number, p: number): number => heightAt(curve(h, 2.8), p);
  const write = (value: number): string => `${formatDecimals(value, 0)}%`;
  const key = at(half, lung) - at(shifted, tissue);
  const options = readingOptions(
    key,
    write,
    [
      {
        value: at(half, lung) - at(half, tissue),
        slip: 'change-of-ph-left-out',
        teaching: 'The saturation in the tissue was read from the curve for pH 7.6; the pH there is 7.2.',
      },
      {
        value: at(shifted, tissue),
        slip: 'reacted-for-remaining',
        teaching: 'This percentage of the sites keeps its oxygen in the tissue.',
      },
      {
        value: at(half, lung),
        slip: 'one-step-short',
        teaching: 'This is the saturation in the lung; the saturation in the tissue must be subtracted.',
      },
      {
        value: at(half, tissue),
        slip: 'other-curve',
        teaching: 'This percentage of the sites would keep its oxygen in the tissue at the pH of the lung.',
      },
      {
        value: at(half, tissue) - at(shifted, tissue),
        slip: 'difference-for-level',
        teaching: 'This is the part released by the change in pH alone; the lower pressure releases more.',
      },
    ],
    8,
    [
      {
        value: at(shifted, lung) - at(shifted, tissue),
        slip: 'other-curve',
        term: 'saturation in the lung',
        teaching: 'The saturation in the lung was read from the curve for pH 7.2; the pH there is 7.6.',
      },
      {
        value: 100 - at(shifted, tissue),
        slip: 'taken-as-saturated',
        term: 'saturation in the lung',
        teaching: 'The saturation in the lung was taken as 100%; it must be read from the curve.',
      },
      {
        value: at(half, lung) - at(shifted, 2 * tissue),
        slip: 'other-point-of-curve',
        term: 'saturation in the tissue',
        teaching: `The curve for the tissue was read at ${formatDecimals(2 * tissue, 1)} kPa, twice the pressure given.`,
      },
      ...rulingSlips({
        reading: at(shifted, tissue),
        step: 20,
        to: 100,
        name: 'saturation in the tissue',
        write: (percent) => `${percent}%`,
        of: (kept) => at(half, lung) - kept,
      }),
      ...rulingSlips({
        reading: at(half, lung),
        step: 20,
        to: 100,
        name: 'saturation in the lung',
        write: (percent) => `${percent}%`,
        of: (full) => full - at(shifted, tissue),
      }),
    ],
  );
  const [full, kept] = [Math.round(at(half, lung)), Math.round(at(shifted, tissue))];
  if (Math.abs(key - (full - kept)) > 0.45) return null;
  return (
    options && {
      text: `Hemoglobin takes up oxygen in the lung at 13 kPa and pH 7.6 and then reaches tissue at ${formatDecimals(tissue, 1)} kPa and pH 7.2. Approximately what percentage of its binding sites release oxygen?`,
      shown: {
        figure,
        keyFrom: ({ lines }) => write(heightAt(lines[0] ?? [], lung) - heightAt(lines[1] ?? [], tissue)),
      },
      ...options,
      explanation: `In the lung, on the curve for pH 7.6, ${full}% of the sites are occupied; in the tissue, on the curve for pH 7.2, ${kept}% are occupied. The difference is released: ${full}% − ${kept}% = ${options.answer}.`,
      finding: `The difference of the two saturations is ${options.answer}.`,
    }
  );
}
