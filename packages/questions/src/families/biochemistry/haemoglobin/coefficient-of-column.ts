import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedSlips, type StepSlip } from '../../crossed-slips.ts';
import { optionsApart } from '../../options/options-apart.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import { bindingIn, type EffectorColumns } from './effector-columns.ts';

const ratio = (percent: number): string =>
  `${formatDecimals(percent, 1)}/${formatDecimals(100 - percent, 1)}`;

/** Between which a coefficient of four sites can be believed. */
const believable = [0.95, 4.6] as const;

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
  const logit = (percent: number): number => Math.log(percent / (100 - percent));
  const otherColumn = column === 1 ? 2 : 1;
  const options = crossedSlips(
    random,
    {
      right: [own.hill * span, (rise) => rise / span],
      first: wrongRises(
        { own: [y, z], other: [first[otherColumn], last[otherColumn]], otherRise: other.hill * span },
        column === 1 ? ['without', 'with'] : ['with', 'without'],
        logit,
      ),
      second: wrongSlopes(span, rows.length - 1),
      resultOf: (rise, slopeOf) => slopeOf(rise),
    },
    (key, slips) =>
      optionsApart(key, write, slips, isPercentApart(13), { isAlone: true, within: believable }),
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

/** The saturations of the first and the last row. */
interface Ends {
  own: readonly [number, number];
  other: readonly [number, number];
  /** What the logarithm of the ratio rises by in the other column. */
  otherRise: number;
}

/** Other rises than that of the logarithm of the ratio between the ends of the column. */
function wrongRises(
  { own: [y, z], other: [otherY, otherZ], otherRise }: Ends,
  [of, ofOther]: readonly [string, string],
  logit: (percent: number) => number,
): StepSlip<number>[] {
  return [
    {
      made: otherRise,
      slip: 'other-curve',
      teaching: `The column ${ofOther} X was used.`,
    },
    {
      made: logit(z) - logit(otherY),
      slip: 'other-curve',
      teaching: `The first saturation was read from the column ${ofOther} X and the last one from the column ${of} X; both must be from the latter.`,
    },
    {
      made: logit(otherZ) - logit(y),
      slip: 'other-curve',
      teaching: `The last saturation was read from the column ${ofOther} X and the first one from the column ${of} X; both must be from the latter.`,
    },
    {
      made: Math.log(z / y),
      slip: 'share-for-ratio',
      teaching:
        'The saturations themselves were used; the Hill equation contains the ratio of sites with oxygen to sites without.',
    },
    {
      made: Math.log((100 - y) / (100 - z)),
      slip: 'rest-for-part',
      teaching:
        'The shares of the sites without oxygen were used alone; the Hill equation contains the ratio of sites with oxygen to sites without.',
    },
  ];
}

/** Other quotients than that of the two differences; each pressure is as many times the one before it. */
function wrongSlopes(span: number, steps: number): StepSlip<(rise: number) => number>[] {
  return [
    {
      made: (rise) => rise / span / Math.LN10,
      slip: 'natural-for-decadic-logarithm',
      teaching: 'A base-10 logarithm was divided by a natural logarithm.',
    },
    {
      made: (rise) => rise,
      slip: 'slope-for-change',
      teaching:
        'The change in the natural logarithm of the ratio was not divided by the change in that of *p*.',
    },
    {
      made: (rise) => (rise / span) * (steps / (steps - 1)),
      slip: 'wrong-row',
      teaching: `The saturations were taken from the first and the last row, but the pressures from two rows that are only ${steps - 1} steps apart.`,
    },
    {
      made: (rise) => (rise / span) * (steps / (steps + 1)),
      slip: 'wrong-row',
      teaching: `The change in the logarithm of *p* was taken to be that of ${steps + 1} steps between rows; from the first row to the last there are ${steps}.`,
    },
  ];
}
