import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../../random.ts';
import type { Draft } from '../../../family.ts';
import { quantityOptions } from '../../../options/quantity-options.ts';
import { toFigures } from '../../../texts/shown-working.ts';

/** The number of carbons from the heights of M and M + 1. */
export function carbonsFromIsotopes(random: Random): Draft | null {
  const carbon = random.integer(5, 18);
  const height = random.integer(20, 98);
  const isotopePeak = Math.round(height * carbon * 0.11) / 10;
  const key = Math.round(isotopePeak / height / 0.011);
  if (key !== carbon || Math.abs(isotopePeak / height / 0.011 - carbon) > 0.2) return null;
  const ratio = (100 * isotopePeak) / height;
  const options = quantityOptions(key, (value) => String(Math.round(value)), [
    {
      value: isotopePeak / 1.1,
      slip: 'ratio-not-formed',
      teaching: `The M + 1 peak must be compared with the M peak of ${height}%, not with 100%.`,
    },
    {
      value: ratio / 2.2,
      slip: 'isotope-pattern-misread',
      teaching:
        'The height of M + 1 relative to M was divided by 2.2%; each carbon contributes only 1.1% to it.',
    },
    {
      value: ratio * 1.1,
      slip: 'multiplied-for-divided',
      teaching:
        'The height of M + 1 relative to M must be divided, not multiplied, by the 1.1% that each carbon contributes.',
    },
    {
      value: ratio,
      slip: 'percentage-taken-as-count',
      teaching:
        'This is the height of M + 1 as a percentage of M; each carbon contributes 1.1% to it, not 1%.',
    },
    {
      value: key + 2,
      slip: 'carbons-miscounted',
      teaching: 'This is two carbons too many: they would raise M + 1 by another 2.2% of the M peak.',
    },
    {
      value: key - 2,
      slip: 'carbons-miscounted',
      teaching: 'This is two carbons too few: without them, M + 1 would be lower by 2.2% of the M peak.',
    },
    {
      value: (100 * isotopePeak) / (height + isotopePeak) / 1.1,
      slip: 'wrong-reference',
      teaching: 'M + 1 was compared with both peaks together; it must be compared with M alone.',
    },
    {
      value: isotopePeak / 2.2,
      slip: 'ratio-not-formed',
      teaching: `Two things went wrong: each carbon contributes 1.1%, not 2.2%, and the M + 1 peak must be compared with the M peak of ${height}%.`,
    },
    {
      value: isotopePeak * 1.1,
      slip: 'multiplied-for-divided',
      teaching: `Two things went wrong: the height must be divided by the 1.1% of each carbon, and the M + 1 peak must be compared with the M peak of ${height}%.`,
    },
  ]);
  if (options === null) return null;
  return {
    text: `In the mass spectrum of a hydrocarbon, the M peak has a relative height of ${height}% and the M + 1 peak a relative height of ${formatDecimals(isotopePeak, 1)}% (both relative to the base peak). Each carbon contributes 1.1% of the height of M to M + 1; the contribution of ^{2}H is negligible. How many carbons does the molecule contain?`,
    ...options,
    explanation: `\\frac{M + 1}{M} = \\frac{${formatDecimals(isotopePeak, 1)}}{${height}} = ${formatSignificant(ratio, 3)}%. With 1.1% for each carbon, the number is \\frac{${formatSignificant(ratio, 3)}}{1.1} = ${formatSignificant(toFigures(ratio, 3) / 1.1, 3)}, which rounds to ${key} carbons.`,
    finding: `The ratio of the heights of M + 1 and M, divided by 1.1%, rounds to ${key}.`,
  };
}
