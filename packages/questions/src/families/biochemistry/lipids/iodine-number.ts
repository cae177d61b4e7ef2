import { formatDecimals, formatSignificant, roundDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { Draft } from '../../family.ts';
import { leastRoom } from '../../options/clear-rounding.ts';
import { isPercentApart, wrongNumbers } from '../../options/wrong-numbers.ts';
import { drawAcid } from './fatty-acids.ts';

/** How much iodine adds to a fat. */
export function iodineNumber(random: Random): Draft | null {
  const single = drawAcid(random);
  const double = drawAcid(random);
  const bonds = single.bonds + 2 * double.bonds;
  if (single.bonds === double.bonds || bonds === 0) return null;
  const carbons = 3 + single.carbons + 2 * double.carbons;
  const hydrogens = 2 * (single.carbons + 2 * double.carbons) - 2 * bonds + 2;
  const mass = roundDecimals(carbons * 12.011 + hydrogens * 1.008 + 6 * 15.999, 1);
  const taken = (count: number): number => (100 / mass) * count * 253.8;
  const grams = (value: number): string => `${formatSignificant(value, 3)} g`;
  return {
    text: `The iodine number of a fat is the mass of \\ce{I2} (253.8 g/mol) that adds to the C=C bonds of 100 g of the fat. What is the iodine number of a triacylglycerol (${formatDecimals(mass, 1)} g/mol) with one ${single.carbons}:${single.bonds} and two ${double.carbons}:${double.bonds} fatty acid chains?`,
    answer: grams(taken(bonds)),
    distractors: wrongNumbers(
      taken(bonds),
      isPercentApart(6),
      [
        {
          value: taken(single.bonds + double.bonds),
          slip: 'one-step-short',
          factor: 'b',
          teaching: `Two of the three chains are ${double.carbons}:${double.bonds}; here each kind was counted only once.`,
        },
        {
          value: taken(bonds + 3),
          slip: 'carbonyl-as-double-bond',
          factor: 'b',
          teaching: 'The C=O bonds of the three ester groups were counted as well; iodine adds only to C=C.',
        },
        {
          value: taken(bonds / 2),
          slip: 'forgot-subscript',
          factor: 'h',
          teaching:
            'Only one iodine atom was counted for each C=C; each adds a whole molecule of \\ce{I2}, 253.8 g/mol.',
        },
        {
          value: taken(2 * single.bonds + double.bonds),
          slip: 'exchanged-values',
          factor: 'b',
          teaching: 'The numbers of the two fatty acids were interchanged.',
        },
        {
          value: taken(double.bonds),
          slip: 'one-step-short',
          factor: 'b',
          teaching: `Only the C=C bonds of one ${double.carbons}:${double.bonds} chain were counted; the fat has three chains.`,
        },
        {
          value: taken(2 * double.bonds),
          slip: 'left-out-a-term',
          factor: 'b',
          teaching: `The C=C bonds of the ${single.carbons}:${single.bonds} chain were left out.`,
        },
        ...[single, double].map((acid) => ({
          value: taken(3 * acid.bonds),
          slip: 'value-of-another-group',
          factor: 'b',
          teaching: `All three chains were taken to be ${acid.carbons}:${acid.bonds}; the fat has two kinds of chain.`,
        })),
      ].filter(({ value }) => value > 0),
      grams,
      leastRoom,
      { keepsPowerOfTen: true },
    ),
    explanation: `The molecule has ${single.bonds} + 2 × ${double.bonds} = ${bonds} C=C bonds, and each adds one molecule of \\ce{I2}. \\frac{100 g}{${formatDecimals(mass, 1)} g/mol} × ${bonds} × 253.8 g/mol = ${grams(taken(bonds))}.`,
    finding: `One \\ce{I2} for each of ${bonds} double bonds in 100 g comes to ${grams(taken(bonds))}.`,
  };
}
