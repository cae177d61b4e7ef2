import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { bindingIn, type EffectorColumns } from './effector-columns.ts';
import { twoSlips } from '../../notes/two-slips.ts';

const ratio = (percent: number): string =>
  `${formatDecimals(percent, 1)}/${formatDecimals(100 - percent, 1)}`;

/** The Hill coefficient of one of the columns. */
export function coefficientOfColumn(
  { without, withX, rows }: EffectorColumns,
  random: Random,
): PartDraft | null {
  const column = random.pick([1, 2] as const);
  const [own, other] = column === 1 ? [without, withX] : [withX, without];
  const [first, last] = [rows[0] ?? [NaN, NaN, NaN], rows.at(-1) ?? [NaN, NaN, NaN]];
  const [p, y] = [first[0], first[column]];
  const [q, z] = [last[0], last[column]];
  const write = (value: number): string => formatDecimals(value, 1);
  const span = Math.log(q / p);
  const options = shareReadingOptions(
    own.hill,
    write,
    [
      {
        value: other.hill,
        slip: 'other-curve',
        teaching: `This value comes from the column ${column === 1 ? 'with' : 'without'} X.`,
      },
      {
        value: Math.log(z / y) / span,
        slip: 'share-for-ratio',
        teaching:
          'The saturations themselves were used; the Hill equation contains the ratio of sites with oxygen to sites without.',
      },
      {
        value: 1 / own.hill,
        slip: 'inverted-ratio',
        teaching:
          'The change in the logarithm of *p* was divided by that of *Y*/(1 − *Y*); the quotient must be inverted.',
      },
      {
        value: 4,
        slip: 'maximum-misplaced',
        teaching: 'The number of binding sites was used; the Hill coefficient is smaller than that.',
      },
      {
        value: 1,
        slip: 'cooperativity-ignored',
        teaching: 'This would be the coefficient if the sites did not influence one another.',
      },
      {
        value: own.hill * span,
        slip: 'slope-for-change',
        teaching:
          'The change in the natural logarithm of *Y*/(1 − *Y*) was not divided by the change in that of *p*.',
      },
      {
        value: own.hill / Math.LN10,
        slip: 'natural-for-decadic-logarithm',
        teaching: 'A base-10 logarithm was divided by a natural logarithm.',
      },
      {
        value: (own.hill + other.hill) / 2,
        slip: 'averaged-levels',
        teaching: 'The coefficients of the two columns were averaged; each column has its own.',
      },
      {
        value: other.hill / Math.LN10,
        slip: 'other-curve',
        teaching: twoSlips(
          `the column ${column === 1 ? 'with' : 'without'} X was used.`,
          'a base-10 logarithm was divided by a natural logarithm.',
        ),
      },
      {
        value: Math.log((last[3 - column] ?? NaN) / (first[3 - column] ?? NaN)) / span,
        slip: 'other-curve',
        teaching: twoSlips(
          `the column ${column === 1 ? 'with' : 'without'} X was used.`,
          'the saturations themselves were used instead of the ratio of sites with oxygen to sites without.',
        ),
      },
      {
        value: other.hill * span,
        slip: 'other-curve',
        teaching: twoSlips(
          `the column ${column === 1 ? 'with' : 'without'} X was used.`,
          'the change in the natural logarithm of *Y*/(1 − *Y*) was not divided by the change in that of *p*.',
        ),
      },
    ],
    0.13,
  );
  const sitesRatio = Math.log10(z / (100 - z) / (y / (100 - y)));
  return (
    options && {
      text: `What is the Hill coefficient of hemoglobin ${column === 1 ? 'without' : 'with'} X?`,
      keyFrom: ({ cells }) => write(bindingIn(cells, column).hill),
      ...options,
      explanation: `According to the Hill equation, log(*Y*/(1 − *Y*)) increases linearly with log *p*, and the coefficient is the slope. From ${formatDecimals(p, 1)} kPa to ${formatDecimals(q, 1)} kPa, the ratio of sites with oxygen to sites without it changes from ${ratio(y)} to ${ratio(z)}, so its logarithm increases by ${formatSignificant(sitesRatio, 3)}, and log *p* increases by ${formatSignificant(Math.log10(q / p), 3)}. All rows give about the same slope: ${options.answer}.`,
      finding: `The slope of log(*Y*/(1 − *Y*)) against log *p* is ${options.answer}.`,
    }
  );
}
