import { formatDecimals, formatSignificant } from '@valence/chemistry';
import { heightAt, steepest } from '@valence/figures';
import type { PartDraft } from '../../computed-set.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { alsoSlipped, rulingSlips } from '../../options/ruling-slips.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { plainNumber, scientificNumber } from '../../texts/plain-number.ts';
import { curveOf, type Curve } from './titration-curve-drafts.ts';

/** The molar mass of a weighed acid from its equivalence volume. */
export function molarMass(curve: Curve, weighed: number): PartDraft | null {
  const { equivalence, base } = curve;
  const write = (value: number): string => `${plainNumber(value, 2)} g/mol`;
  const of = (added: number): number => (1000 * weighed) / (base * added);
  const options = shareReadingOptions(of(equivalence), write, volumeSlips(curve, of), 0.17, [
    ...rulingSlips({
      reading: equivalence,
      step: 10,
      to: curve.upTo,
      name: 'volume at the equivalence point',
      write: (value) => `${value} mL`,
      of,
      isCurved: true,
    }).map((slip) => ({ ...slip, factor: 'volume' })),
    {
      value: of(equivalence / 2),
      slip: 'needless-half',
      factor: 'ratio',
      teaching: 'The amount of base was halved; a monoprotic acid reacts with it 1 to 1.',
    },
  ]);
  const [c, m, added] = [
    `${formatSignificant(base, 3)} mol/L`,
    `${formatSignificant(weighed, 3)} g`,
    `${formatDecimals(equivalence, 1)} mL`,
  ];
  const amount = base * equivalence;
  const mol = `${scientificNumber(amount / 1000, 4)} mol`;
  return (
    options && {
      text: 'What is the molar mass of the acid?',
      keyFrom: (drawing) => write(of(steepest(curveOf(drawing)).at)),
      ...options,
      explanation: `The curve is steepest at ${added}. Acid and base have reacted 1 to 1 at this point: *n* = ${c} × ${added} = ${mol}. The molar mass is \\frac{${m}}{${mol}} = ${options.answer}.`,
      finding: `The mass over the amount of base up to the equivalence point: ${options.answer}.`,
    }
  );
}

/** What another volume makes of the molar mass, and an amount that was counted twice. */
function volumeSlips(
  { equivalence, volume, upTo, pH }: Curve,
  of: (added: number) => number,
): SlippedValue[] {
  const taken = [
    {
      value: equivalence / 2,
      slip: 'half-equivalence-for-equivalence',
      teaching: 'Half of the equivalence volume was used; at this point only half of the acid has reacted.',
    },
    {
      value: upTo,
      slip: 'excess-titrant-for-equivalence',
      teaching:
        'All of the base up to the end of the curve was counted; only the base up to the equivalence point has reacted.',
    },
    {
      value: volume,
      slip: 'swapped-volumes',
      teaching: 'The volume of the acid solution was used in place of that of the base.',
    },
    {
      value: equivalence + volume,
      slip: 'volume-of-mixture',
      teaching:
        'The volume of the whole mixture was used; the amount of base is found from the volume of base added.',
    },
    {
      value: upTo - equivalence,
      slip: 'rest-for-part',
      teaching:
        'The base added beyond the equivalence point was used; it is the base up to this point that has reacted.',
    },
    {
      value: upTo / 2,
      slip: 'other-special-point',
      teaching: 'The middle of the volume axis was used instead of the middle of the steep rise.',
    },
    {
      value: pH,
      slip: 'wrong-axis',
      teaching: 'The pH at the equivalence point was used in place of the volume there.',
    },
  ];
  return [
    ...taken.map((slip) => ({ ...slip, value: of(slip.value), factor: 'volume' })),
    {
      value: of(2 * equivalence),
      slip: 'needless-factor-two',
      factor: 'ratio',
      teaching: 'The amount of base was doubled; a monoprotic acid reacts with it 1 to 1.',
    },
  ];
}

/** Powers of ten between two constants that nobody reads for one another: a reader of the pH is off by 0.2 at most. */
const apart = 0.9;

/** The constant of the acid itself, from the pH at half of the equivalence volume. */
export function dissociationConstant(curve: Curve): PartDraft | null {
  const { pKa, equivalence } = curve;
  const write = (value: number): string => scientificNumber(value, 1);
  const options = optionsApart(
    10 ** -pKa,
    write,
    exponentSlips(curve).map((slip) => ({ ...slip, value: 10 ** -slip.value })),
    (one, other) => Math.abs(Math.log10(one / other)) >= apart,
    { isRead: true },
  );
  return (
    options && {
      text: 'Which value is closest to the acid dissociation constant *K*_{a}?',
      keyFrom: (drawing) => {
        const points = curveOf(drawing);
        return write(10 ** -heightAt(points, steepest(points).at / 2));
      },
      ...options,
      explanation: `The curve is steepest at ${formatDecimals(equivalence, 1)} mL. At half of this volume [HA] equals [\\ce{A-}], so the pH equals p*K*_{a}. The curve there is at pH ${formatDecimals(pKa, 1)}, and *K*_{a} = 10^{−${formatDecimals(pKa, 1)}} = ${options.answer}.`,
      finding: `Ten to the minus pH at half of the equivalence volume is ${options.answer}.`,
    }
  );
}

/** What slips make of the negative exponent of the constant. */
function exponentSlips({ pKa, start, pH, upTo, points }: Curve): SlippedValue[] {
  const conjugate = 'This is *K*_{b} of the anion, which corresponds to 14 minus the pH.';
  const taken = [
    {
      value: pH,
      slip: 'equivalence-for-any-point',
      teaching:
        'The pH at the equivalence point was used; the constant is found from the pH at half of the equivalence volume.',
    },
    {
      value: start,
      slip: 'other-special-point',
      teaching:
        'The pH before any base was added was used; the constant is found from the pH at half of the equivalence volume.',
    },
    {
      value: (start + pH) / 2,
      slip: 'other-special-point',
      teaching:
        'The pH halfway between those at the start and at the equivalence point was used; it is the volume that must be halved.',
    },
    {
      value: heightAt(points, upTo / 2),
      slip: 'wrong-reference',
      teaching:
        'The pH above the middle of the volume axis was read instead of that at half of the equivalence volume.',
    },
    {
      value: heightAt(points, upTo),
      slip: 'excess-titrant-for-equivalence',
      teaching: 'The pH was read at the end of the curve, where base is in excess.',
    },
    ...rulingSlips({ reading: pKa, step: 2, to: 14, name: 'pH', write: String, isCurved: true }),
  ];
  const [jump, ...others] = taken;
  return [
    ...(jump === undefined ? [] : [jump]),
    { value: 14 - pKa, slip: 'conjugate-acid-for-base', teaching: conjugate },
    {
      value: pH / 2,
      slip: 'halved-one-amount',
      teaching: 'The pH at the equivalence point was halved; it is the volume that must be halved.',
    },
    {
      value: 2 * start,
      slip: 'squared-the-factor',
      teaching:
        'The square of [\\ce{H3O+}] at the start was given; it must still be divided by the concentration of HA.',
    },
    ...others,
    ...alsoSlipped(taken, 'the pH was subtracted from 14, which gives *K*_{b} of the anion.').map((slip) => ({
      ...slip,
      value: 14 - slip.value,
    })),
  ];
}
