import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { leastRoom } from '../../options/clear-rounding.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { pressure, saturation } from './saturation.ts';

/** How much oxygen hemoglobin gives off on its way: never more than it has sites for. */
export function delivery(random: Random): Draft | null {
  const half = random.integer(28, 42) / 10;
  const hill = random.integer(25, 30) / 10;
  const lungs = random.integer(80, 135) / 10;
  const tissue = random.integer(20, 55) / 10;
  const capacity = random.integer(80, 100) / 10;
  const bound = (at: number, exponent = hill): number => capacity * saturation(at, half, exponent);
  const moved = (exponent: number): number => bound(lungs, exponent) - bound(tissue, exponent);
  const factorFor = (at: number): number => (capacity * hill * at) / (hill * at + half);
  const result = moved(hill);
  if (result < 0.5) return null;
  const millimolar = (value: number): string => `${formatSignificant(value, 2)} mmol/L`;
  return {
    text: `The hemoglobin of a blood sample has ${formatSignificant(capacity, 3)} mmol/L of oxygen-binding sites and follows the Hill equation with *P*_{50} = ${pressure(half)} and *n* = ${formatDecimals(hill, 1)}. How much oxygen does it release as the blood passes from ${pressure(lungs)} in the lungs to ${pressure(tissue)} in the tissue?`,
    answer: millimolar(result),
    distractors: wrongNumbers(
      result,
      isPercentApart(6),
      [
        {
          value: moved(1),
          slip: 'cooperativity-ignored',
          factor: 's',
          teaching: `The exponent *n* was left out; without it, the curve has a different shape, and ${moved(1) < result ? 'less' : 'more'} oxygen is released.`,
        },
        {
          value: bound(tissue),
          slip: 'answered-another-quantity',
          teaching: 'This is the oxygen that remains bound in the tissue.',
        },
        {
          value: bound(lungs),
          slip: 'one-step-short',
          teaching:
            'This is the oxygen bound in the lungs; part of it is still bound when the blood leaves the tissue.',
        },
        {
          value: (capacity * (lungs - tissue)) / lungs,
          slip: 'rate-taken-as-linear',
          factor: 's',
          teaching:
            'The sites were assumed to be full in the lungs and the oxygen bound to be proportional to the pressure; the curve is S-shaped.',
        },
        {
          value: capacity - bound(tissue),
          slip: 'taken-as-saturated',
          factor: 's',
          teaching:
            'The hemoglobin was assumed to be fully saturated in the lungs; the Hill equation gives its actual saturation.',
        },
        {
          value: bound(lungs - tissue),
          slip: 'difference-for-level',
          factor: 's',
          teaching:
            'The Hill equation was applied to the difference between the pressures; each pressure has its own saturation.',
        },
        {
          value: factorFor(lungs) - factorFor(tissue),
          slip: 'forgot-exponent',
          factor: 's',
          teaching: 'The Hill coefficient was used as a factor; it is an exponent.',
        },
        {
          value: moved(4),
          slip: 'cooperativity-ignored',
          factor: 's',
          teaching:
            'The number of sites, four, was used as the exponent; *n* is a measured exponent that is less than four.',
        },
        {
          value: moved(hill) / 4,
          slip: 'needless-factor',
          factor: 'c',
          teaching:
            'The amount was divided by four, but the concentration given is already that of the sites.',
        },
      ],
      millimolar,
      leastRoom,
      { largest: capacity, keepsPowerOfTen: true },
    ),
    explanation: `*Y* = \\frac{1}{1 + (*P*_{50}/*p*)^{*n*}} is ${formatDecimals(saturation(lungs, half, hill), 4)} in the lungs and ${formatDecimals(saturation(tissue, half, hill), 4)} in the tissue. The difference times ${formatSignificant(capacity, 3)} mmol/L is ${millimolar(result)}.`,
    finding: `The difference of the two saturations times the number of sites is ${millimolar(result)}.`,
  };
}
