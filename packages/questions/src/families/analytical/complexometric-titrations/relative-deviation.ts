import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { PartDraft } from '../../computed-set.ts';
import type { StepSlip } from '../../crossed-slips.ts';
import { twoSlips } from '../../notes/two-slips.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';
import { isPercentApart } from '../../options/wrong-numbers.ts';
import {
  deviationOf,
  keptOf,
  meanOf,
  replicatesIn,
  type Conditions,
  type Replicates,
} from './hardness-titrations.ts';
import { decision, toldTest, turnedAround } from './q-test.ts';

/** In percent: between which the scatter of careful titrations can be believed. */
const believable = [0.05, 6] as const;

/** The relative standard deviation of the volumes that are kept. */
export function relativeDeviation(drawn: Replicates, { sample }: Conditions): PartDraft | null {
  const { volumes, suspected } = drawn;
  const kept = keptOf(drawn);
  const isKept = kept.length === 5;
  const others = volumes.filter((_, place) => isKept === (place !== suspected) || !isKept);
  const write = (value: number): string => `${formatDecimals(value, 2)}%`;
  const [mean, s, n] = [meanOf(kept), deviationOf(kept), kept.length];
  const turned: StepSlip<Scatter> = {
    made: { s: deviationOf(others), mean: meanOf(others) },
    ...turnedAround(isKept),
  };
  const options = optionsApart(
    shareOf({ s, mean }),
    write,
    slipsOf(turned, wrongDeviations(kept), wrongShares(n, sample), { s, mean }),
    isPercentApart(7),
    { isAlone: true, within: believable },
  );
  const squares = s ** 2 * (n - 1);
  return (
    options && {
      text: `${toldTest} What is the relative sample standard deviation of the volumes that are kept? (Disregard the blank.)`,
      keyFrom: ({ cells }) => {
        const read = keptOf(replicatesIn(cells));
        return write((100 * deviationOf(read)) / meanOf(read));
      },
      ...options,
      explanation: `${decision(drawn)} The mean is ${formatDecimals(mean, 3)} mL, and the squares of the deviations add up to ${formatSignificant(squares, 3)} mL². *s* = √(${formatSignificant(squares, 3)} mL²/${n - 1}) = ${formatSignificant(s, 3)} mL, which is ${options.answer} of the mean.`,
      finding: `The sample standard deviation of ${n} volumes over their mean is ${options.answer}.`,
    }
  );
}

const shareOf = ({ s, mean }: Scatter): number => (100 * s) / mean;

/** The turned verdict, which is certain to be offered, slips with the right one, and each other percentage after the turned verdict. */
function slipsOf(
  turned: StepSlip<Scatter>,
  deviations: readonly StepSlip<Scatter>[],
  shares: readonly StepSlip<(found: Scatter) => number>[],
  right: Scatter,
): SlippedValue[] {
  const { slip, teaching } = turned;
  return [
    { value: shareOf(turned.made), slip, teaching, isDecisive: true },
    ...shares.map(({ made, ...share }) => ({ ...share, value: made(right) })),
    ...shares.map(({ made, ...share }) => ({
      value: made(turned.made),
      slip,
      teaching: twoSlips(teaching, share.teaching),
    })),
    ...deviations.map(({ made, ...deviation }) => ({ ...deviation, value: shareOf(made) })),
  ];
}

/** A standard deviation and a mean, in mL. */
interface Scatter {
  s: number;
  mean: number;
}

/** Other measures of scatter than the standard deviation. */
function wrongDeviations(kept: readonly number[]): StepSlip<Scatter>[] {
  const [s, mean, n] = [deviationOf(kept), meanOf(kept), kept.length];
  return [
    {
      made: { s: s * Math.sqrt((n - 1) / n), mean },
      slip: 'population-for-sample-deviation',
      teaching: `The sum of squares was divided by ${n}; it must be divided by ${n - 1}.`,
    },
    {
      made: { s: s / Math.sqrt(n), mean },
      slip: 'standard-error-for-deviation',
      teaching:
        'The standard deviation was divided by the square root of the number of values, which gives the standard deviation of the mean.',
    },
    {
      made: { s: s ** 2, mean },
      slip: 'variance-for-deviation',
      teaching: 'The square root was not taken; the variance was used in place of the standard deviation.',
    },
    {
      made: { s: Math.max(...kept) - Math.min(...kept), mean },
      slip: 'range-for-deviation',
      teaching: 'The range of the retained volumes was used as their standard deviation.',
    },
    {
      made: { s: s * Math.sqrt(n - 1), mean },
      slip: 'averaged-changing-values',
      teaching: `The sum of squares was not divided by ${n - 1}.`,
    },
  ];
}

/** Other percentages than that of the mean volume. */
function wrongShares(n: number, sample: number): StepSlip<(found: Scatter) => number>[] {
  return [
    {
      made: ({ s }) => 100 * s,
      slip: 'absolute-for-relative-error',
      teaching: 'The standard deviation in mL was not divided by the mean volume.',
    },
    {
      made: ({ s }) => (100 * s) / sample,
      slip: 'wrong-reference',
      teaching:
        'The standard deviation was divided by the volume of the water; it must be divided by the mean volume of EDTA.',
    },
    {
      made: ({ s, mean }) => (100 * s) / (n * mean),
      slip: 'sum-for-mean',
      teaching: 'The standard deviation was divided by the sum of the volumes instead of their mean.',
    },
    {
      made: ({ s, mean }) => (100 * s * Math.sqrt(n)) / mean,
      slip: 'standard-error-for-deviation',
      teaching:
        'The standard deviation was multiplied by the square root of the number of values, as if it were the standard deviation of the mean.',
    },
  ];
}
