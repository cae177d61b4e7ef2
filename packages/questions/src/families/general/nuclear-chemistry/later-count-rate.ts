import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import type { PartDraft } from '../../computed-set.ts';
import { crossedSlips, type StepSlip } from '../../crossed-slips.ts';
import { netRates, optionsOfCounts, type Counts } from './counted-decays.ts';

const rate = (value: number): string => `${formatDecimals(value, 0)} min^{−1}`;

/** What the counter shows some half-lives after the first row, beyond the table. */
export function laterRate(random: Random, counts: Counts, difficulty: Difficulty): PartDraft | null {
  const { halfLife, background, rates, times } = counts;
  const [first = NaN] = rates;
  const start = first - background;
  const count = difficulty === 'beginner' ? random.pick([3, 4]) : random.integer(26, 38) / 10;
  const time = Math.round(count * halfLife);
  const halves = time / halfLife;
  // Beyond the table, and not so late that nothing is left.
  if (time <= (times.at(-1) ?? 0)) return null;
  const part = 2 ** -halves;
  const offered = crossedSlips(
    random,
    {
      right: [part, (left) => background + start * left],
      first: wrongParts(halves, (times.at(-1) ?? NaN) / halfLife, grossHalvesOf(counts, time)),
      second: wrongBackgrounds(first, background),
      resultOf: (left, shownFor) => shownFor(left),
    },
    // After the last row, the rate cannot be above the one in it.
    (key, slips) =>
      slips.every(({ value }) => value < (rates.at(-1) ?? NaN))
        ? optionsOfCounts(key, rate, slips, 0.1)
        : null,
  );
  const left = formatDecimals(start * part, 0);
  const steps =
    difficulty === 'beginner'
      ? `After ${minutesOf(time)}, ${formatDecimals(halves, 0)} half-lives, 1/${formatDecimals(1 / part, 0)} of this rate is left: \\frac{${start} min^{−1}}{${formatDecimals(1 / part, 0)}} = ${left} min^{−1}.`
      : `A time of ${minutesOf(time)} is ${formatSignificant(halves, 3)} half-lives, after which a fraction of 0.5^{${formatSignificant(halves, 3)}} = ${formatSignificant(part, 3)} is left, about ${left} min^{−1}.`;
  return (
    offered && {
      text: `What count rate does the counter show with the source in place ${minutesOf(time)} after the first measurement? Choose the closest value.`,
      keyFrom: ({ cells }) => {
        const read = netRates(cells, background);
        const [[, from] = [NaN, NaN], [until, to] = [NaN, NaN]] = [read[0], read.at(-1)];
        return rate(background + from * (to / from) ** (time / until));
      },
      ...offered,
      explanation: `After subtraction of the background, the initial count rate is ${start} min^{−1}. ${steps} The counter also shows the background of ${background} min^{−1}, for a total of about ${offered.answer}.`,
      finding: `What is left of the net count rate and the background add up to ${offered.answer}.`,
    }
  );
}

const minutesOf = (time: number): string => `${formatDecimals(time, 0)} min`;

/** How many half-lives the time seems to be where they are taken from the displayed rates. */
function grossHalvesOf({ rates, times }: Counts, time: number): number {
  const [first = NaN, last = NaN, until = NaN] = [rates[0], rates.at(-1), times.at(-1)];
  return (time * Math.log2(first / last)) / until;
}

/** Other parts of the nuclei than that which is left. */
function wrongParts(halves: number, halvesOfTable: number, grossHalves: number): StepSlip<number>[] {
  const part = 2 ** -halves;
  return [
    {
      made: 2 ** -grossHalves,
      slip: 'background-not-subtracted',
      isNatural: true,
      teaching:
        'The half-life was taken from the displayed rates; the background in them does not decay and must be subtracted first.',
    },
    {
      made: 2 * part,
      slip: 'half-lives-miscounted',
      teaching: 'One half-life too few was counted for the given time.',
    },
    {
      made: part / 2,
      slip: 'half-lives-miscounted',
      teaching: 'One half-life too many was counted for the given time.',
    },
    {
      made: 1 / halves / 2,
      slip: 'doubled-for-power',
      teaching:
        'The net rate was divided by twice the number of half-lives, but each half-life halves what is left.',
    },
    {
      made: Math.exp(-halves),
      slip: 'half-life-for-time-constant',
      teaching:
        'A factor of e was used for each half-life; in each half-life, the net rate decreases by a factor of two.',
    },
    {
      made: 1 - part,
      slip: 'decayed-for-left',
      teaching:
        'The fraction that has decayed was used; only the fraction that is left contributes to the count rate.',
    },
    {
      made: 2 ** -(halves - halvesOfTable),
      slip: 'wrong-reference',
      teaching: 'The half-lives were counted from the last row, but the rate in the first row was used.',
    },
    {
      made: 2 ** -(halves + halvesOfTable),
      slip: 'wrong-reference',
      teaching: 'The half-lives were counted from the first row, but the rate in the last row was used.',
    },
  ];
}

/** What the counter shows for the part that is left, where the background is treated wrongly. */
function wrongBackgrounds(first: number, background: number): StepSlip<(left: number) => number>[] {
  const start = first - background;
  return [
    {
      made: (left) => start * left,
      slip: 'left-out-a-term',
      isNatural: true,
      teaching: 'The background was not added; the counter shows it in addition to the source.',
    },
    {
      made: (left) => first * left,
      slip: 'background-not-subtracted',
      teaching: 'The background was assumed to decay along with the source; it stays the same.',
    },
    {
      made: (left) => background + first * left,
      slip: 'background-not-subtracted',
      teaching: 'The background was added at the end, but not subtracted at the start.',
    },
    {
      made: (left) => background + (first + background) * left,
      slip: 'added-for-subtracted',
      teaching: 'The background was added to the first rate, not subtracted from it.',
    },
    {
      made: (left) => 2 * background + start * left,
      slip: 'needless-factor-two',
      teaching: 'The background was added twice; the counter shows it once.',
    },
  ];
}
