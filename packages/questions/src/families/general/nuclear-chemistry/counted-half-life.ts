import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedSlips, type StepSlip } from '../../crossed-slips.ts';
import { netRates, optionsOfCounts, type Counts } from './counted-decays.ts';

const minutes = (value: number): string => `${formatDecimals(value, 0)} min`;

/** The half-life of the nuclide, from count rates that hold a background. */
export function countedHalfLife(random: Random, counts: Counts, difficulty: Difficulty): PartDraft | null {
  const { halfLife, background, rates, times } = counts;
  const [first = NaN, last = NaN] = [rates[0], rates.at(-1)];
  const [start, end] = [first - background, last - background];
  const time = times.at(-1) ?? NaN;
  const offered = crossedSlips(
    random,
    {
      right: [{ from: start, to: end, halfLife }, ({ halfLife: right }) => right],
      first: wrongRates(counts, difficulty),
      second: difficulty === 'beginner' ? wrongTimes(time).filter(isNotWhole) : wrongTimes(time),
      resultOf: (found, timeOf) => timeOf(found),
    },
    // Short half-lives are rounded to the minute.
    (key, slips) => optionsOfCounts(key, minutes, slips, 0.13),
  );
  const explanation =
    difficulty === 'beginner'
      ? `After subtraction of the background, the count rate is ${first} − ${background} = ${start} at the start, and ${rates[times.indexOf(halfLife)] ?? NaN} − ${background} = ${start / 2} after ${minutes(halfLife)}, which is one half of the initial rate. The half-life is ${minutes(halfLife)}.`
      : `The background is ${background} counts per minute. After it is subtracted, the count rate is ${first} − ${background} = ${start} at the start and ${last} − ${background} = ${end} after ${minutes(time)}. The half-life is \\frac{${minutes(time)} × ln 2}{ln(${start}/${end})} = \\frac{${minutes(time)} × 0.6931}{${formatSignificant(Math.log(start / end), 4)}}, about ${minutes(halfLife)}.`;
  return (
    offered && {
      text: 'What is the half-life of the nuclide?',
      keyFrom: ({ cells }) => {
        const read = netRates(cells, background);
        const [[, from] = [NaN, NaN], [until, to] = [NaN, NaN]] = [read[0], read.at(-1)];
        return minutes((until * Math.LN2) / Math.log(from / to));
      },
      ...offered,
      explanation,
      finding: `The net count rate falls to one half in ${offered.answer}.`,
    }
  );
}

/** The rates at the start and at the end that are taken as net, and the time in which they fall to one half. */
interface Fall {
  from: number;
  to: number;
  halfLife: number;
}

/** The background was left in all rates, in the first one only, or in all others. */
function wrongRates(
  { halfLife, background, rates, times }: Counts,
  difficulty: Difficulty,
): StepSlip<Fall>[] {
  const [first = NaN, last = NaN] = [rates[0], rates.at(-1)];
  const [start, end] = [first - background, last - background];
  const time = times.at(-1) ?? NaN;
  // A beginner looks in the table for half of the first rate; others compute from the first and the last row.
  const fall = (from: number, to: number, net: number): Fall => ({
    from,
    to,
    halfLife:
      difficulty === 'beginner' ? halfLife * Math.log2(start / net) : (time * Math.LN2) / Math.log(from / to),
  });
  return [
    {
      made: fall(first, last, first / 2 - background),
      slip: 'background-not-subtracted',
      teaching: 'The background, which does not decay, was not subtracted.',
    },
    {
      made: fall(start, last, start / 2 - background),
      slip: 'background-not-subtracted',
      teaching: 'The background was subtracted from the first rate, but not from the later ones.',
    },
    {
      made: fall(first, end, first / 2),
      slip: 'background-not-subtracted',
      teaching: 'The background was subtracted from the later rates, but not from the first one.',
    },
  ];
}

/** Exactly twice or half of a key that stands in the table would part it from slips, of which twice or half is rounded. */
function isNotWhole({ slip }: StepSlip<(fall: Fall) => number>): boolean {
  return slip !== 'half-life-for-whole-time' && slip !== 'needless-half';
}

/** Other times than that in which a rate falls to one half. */
function wrongTimes(time: number): StepSlip<(fall: Fall) => number>[] {
  return [
    {
      made: ({ halfLife }) => halfLife / Math.LN2,
      slip: 'half-life-for-time-constant',
      teaching: 'The time for a decrease to 37% was used; after one half-life, 50% is left.',
    },
    {
      made: ({ from, to }) => time / 2 / (1 - to / from),
      slip: 'linear-for-exponential',
      teaching: 'The rate was assumed to decrease linearly from the first row to the last.',
    },
    {
      made: ({ halfLife }) => 2 * halfLife,
      slip: 'half-life-for-whole-time',
      teaching: 'The time for a decrease to one quarter was used; after one half-life, one half is left.',
    },
    {
      made: ({ halfLife }) => halfLife * Math.LN2,
      slip: 'half-life-for-time-constant',
      teaching:
        'An extra factor of ln 2 was included: after this time 62% is left, but after one half-life, 50% is left.',
    },
    {
      made: ({ halfLife }) => halfLife / 2,
      slip: 'needless-half',
      teaching: 'The time for a decrease to one half was halved once more.',
    },
  ];
}
