import { formatDecimals, formatSignificant } from '@valence/chemistry';
import type { Difficulty } from '../../../question.ts';
import type { Random } from '../../../random.ts';
import { wholeSet, type ComputedSet, type PartDraft } from '../../computed-set.ts';
import { consequencePart } from '../../consequence-part.ts';
import { shareReadingOptions } from '../../options/reading-options.ts';
import { effects, errors } from './counting-effects.data.ts';
import { drawCounts, netRates, type Counts } from './counted-decays.ts';

/** A source is counted beside a background: its half-life, a later count rate, and what a mistake does to the half-life. */
export const countingSet: ComputedSet = {
  id: 'counting-set',
  subject: 'general',
  topics: ['nuclear-chemistry'],
  tests: {
    beginner: [['half-life-of-a-nuclide'], ['half-life-of-a-nuclide'], ['radioactive-decay']],
    intermediate: [['half-life-of-a-nuclide'], ['half-life-of-a-nuclide'], ['half-life-of-a-nuclide']],
  },
  reference: 'OpenStax Chemistry 2e, section 21.3',
  draft(random, difficulty) {
    const counts = drawCounts(random, difficulty === 'intermediate');
    // Twice the background, subtracted by mistake, still leaves something of the last row.
    if ((counts.rates.at(-1) ?? 0) < 2.2 * counts.background) return null;
    return wholeSet({
      title: 'Counting beside a background',
      text: told(counts, difficulty),
      figure: counts.figure,
      parts: [
        halfLifeOf(counts, difficulty),
        laterRate(counts, random, difficulty),
        difficulty === 'beginner' ? consequencePart(random, effects) : consequencePart(random, errors),
      ],
    });
  },
};

function told({ background, tenfold }: Counts, difficulty: Difficulty): string {
  const without =
    difficulty === 'beginner'
      ? `Without the source the counter shows ${background} counts per minute at any time.`
      : `Without the source the counter shows ${tenfold} counts in 10.0 minutes, at any time.`;
  return `A sealed source holds one short-lived radioactive nuclide, which decays to a stable one. A scintillation counter stays at a fixed distance from it. ${without} The table shows the count rates with the source in place, as the counter gives them.`;
}

const minutes = (value: number): string => `${formatDecimals(value, 0)} min`;
const rate = (value: number): string => `${formatDecimals(value, 0)} min^{−1}`;

function halfLifeOf(
  { halfLife, background, rates, times }: Counts,
  difficulty: Difficulty,
): PartDraft | null {
  const [first = NaN, last = NaN] = [rates[0], rates.at(-1)];
  const [start, end] = [first - background, last - background];
  const time = times.at(-1) ?? NaN;
  const raw =
    difficulty === 'beginner'
      ? halfLife * Math.log2(start / (first / 2 - background))
      : (time * Math.LN2) / Math.log(first / last);
  const options = shareReadingOptions(
    halfLife,
    minutes,
    [
      {
        value: raw,
        slip: 'background-not-subtracted',
        teaching: 'The background was not subtracted; it does not decay.',
      },
      {
        value: halfLife / Math.LN2,
        slip: 'half-life-for-time-constant',
        teaching: 'After this time 37 % of the net count rate is left; at the half-life it is 50 %.',
      },
      {
        value: halfLife * Math.LN2,
        slip: 'half-life-for-time-constant',
        teaching:
          'One factor of ln 2 too many was taken: after this time 62 % of the net count rate is left.',
      },
      {
        value: time / 2 / (1 - end / start),
        slip: 'linear-for-exponential',
        teaching: 'This takes the count rate to fall along a straight line from the first row to the last.',
      },
      {
        value: 2 * halfLife,
        slip: 'half-life-for-whole-time',
        teaching: 'After this time a quarter of the net count rate is left, not half of it.',
      },
      {
        value: halfLife / 2,
        slip: 'needless-half',
        teaching: 'After this time 71 % of the net count rate is left, more than half of it.',
      },
    ],
    0.1,
  );
  const halfTime = halfLife;
  const explanation =
    difficulty === 'beginner'
      ? `After subtraction of the background, the count rate is ${first} − ${background} = ${start} at the start, and ${rateAt(times, rates, halfTime)} − ${background} = ${start / 2} after ${minutes(halfTime)}: one half. The half-life is ${minutes(halfTime)}.`
      : `The background is ${background} counts per minute. Less it the count rate is ${first} − ${background} = ${start} at the start and ${last} − ${background} = ${end} after ${minutes(time)}. The half-life is \\frac{${minutes(time)} × ln 2}{ln(${start}/${end})} = \\frac{${minutes(time)} × 0.6931}{${formatSignificant(Math.log(start / end), 4)}}, about ${minutes(halfLife)}.`;
  return (
    options && {
      text: 'What is the half-life of the nuclide?',
      keyFrom: ({ cells }) => {
        const read = netRates(cells, background);
        const [[, from] = [NaN, NaN], [until, to] = [NaN, NaN]] = [read[0], read.at(-1)];
        return minutes((until * Math.LN2) / Math.log(from / to));
      },
      ...options,
      explanation,
      finding: `The net count rate falls to one half in ${options.answer}.`,
    }
  );
}

function rateAt(times: readonly number[], rates: readonly number[], time: number): number {
  return rates[times.indexOf(time)] ?? NaN;
}

function laterRate(
  { halfLife, background, rates, times }: Counts,
  random: Random,
  difficulty: Difficulty,
): PartDraft | null {
  const [first = NaN] = rates;
  const start = first - background;
  const count = difficulty === 'beginner' ? random.pick([3, 4]) : random.integer(26, 38) / 10;
  const time = Math.round(count * halfLife);
  const halves = time / halfLife;
  // Beyond the table, and not so late that nothing is left.
  if (time <= (times.at(-1) ?? 0)) return null;
  const part = 2 ** -halves;
  const options = shareReadingOptions(
    background + start * part,
    rate,
    [
      {
        value: start * part,
        slip: 'left-out-a-term',
        teaching: 'This is what the source alone gives; the counter shows the background as well.',
      },
      {
        value: first * part,
        slip: 'background-not-subtracted',
        teaching: 'This lets the background decay with the source; it stays the same.',
      },
      {
        value: background + first * part,
        slip: 'background-not-subtracted',
        teaching: 'The background was added at the end, but not subtracted at the start.',
      },
      {
        value: background + start / halves / 2,
        slip: 'doubled-for-power',
        teaching: 'Each half-life halves what is left; the rate is not divided by their number.',
      },
      {
        value: background + 2 * start * part,
        slip: 'half-lives-miscounted',
        teaching: 'One half-life too few was counted.',
      },
      {
        value: background + (start * part) / 2,
        slip: 'half-lives-miscounted',
        teaching: 'One half-life too many was counted.',
      },
      {
        value: background + start * (1 - part),
        slip: 'share-for-ratio',
        teaching: 'This adds the part that has decayed; the part that is left still counts.',
      },
    ],
    0.1,
  );
  const left = formatSignificant(start * part, 4);
  const steps =
    difficulty === 'beginner'
      ? `After ${minutes(time)}, ${formatDecimals(halves, 0)} half-lives, a part of 1/${formatDecimals(1 / part, 0)} is left: \\frac{${start} min^{−1}}{${formatDecimals(1 / part, 0)}} = ${left} min^{−1}.`
      : `${minutes(time)} are ${formatSignificant(halves, 3)} half-lives, after which a part of 0.5^{${formatSignificant(halves, 3)}} = ${formatSignificant(part, 3)} is left, about ${left} min^{−1}.`;
  return (
    options && {
      text: `Which count rate does the counter show, with the source in place, ${minutes(time)} after the first measurement? Choose the nearest value.`,
      keyFrom: ({ cells }) => {
        const read = netRates(cells, background);
        const [[, from] = [NaN, NaN], [until, to] = [NaN, NaN]] = [read[0], read.at(-1)];
        return rate(background + from * (to / from) ** (time / until));
      },
      ...options,
      explanation: `After subtraction of the background, the count rate begins at ${start} min^{−1}. ${steps} The counter shows the background of ${background} min^{−1} as well: about ${options.answer}.`,
      finding: `What is left of the net count rate and the background add up to ${options.answer}.`,
    }
  );
}
