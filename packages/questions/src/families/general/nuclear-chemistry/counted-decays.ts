import type { Figure } from '@valence/figures';
import type { Random } from '../../../random.ts';
import { optionsApart } from '../../options/options-apart.ts';
import type { SlippedValue } from '../../options/slipped-value.ts';

/** Count rates of a source beside a background, in counts per minute, at times in minutes. */
export interface Counts {
  halfLife: number;
  background: number;
  /** Of the background in ten minutes. */
  tenfold: number;
  times: readonly number[];
  rates: readonly number[];
  figure: Figure;
}

/** Five rows; two or three steps are a half-life, unless it lies between the rows. */
export function drawCounts(random: Random, isBetween: boolean): Counts {
  // Also odd numbers of minutes, so that an even one is not always the half-life.
  const [step, steps] = isBetween
    ? [random.pick([10, 12, 15, 20]), 0]
    : random.pick([
        [10, 2],
        [12, 2],
        [15, 2],
        [20, 2],
        [7, 3],
        [9, 3],
        [11, 3],
        [13, 3],
        [15, 3],
      ] as const);
  const background = random.integer(60, 140);
  const times = [0, 1, 2, 3, 4].map((place) => place * step);
  // The background is an eighth to a fourth of the start, so that leaving it in shows.
  const start = 4 * Math.round((background * random.integer(40, 80)) / 40);
  const drawn = isBetween ? (step * random.integer(13, 27)) / 10 : steps * step;
  const rates = times.map((time) => background + Math.round(start * 0.5 ** (time / drawn)));
  const figure: Figure = {
    kind: 'table',
    caption: 'Count rates with the source in place',
    columns: ['Time (min)', 'Count rate (min^{−1})'],
    rows: times.map((time, place) => [String(time), String(rates[place] ?? NaN)]),
  };
  const [[, from] = [0, NaN], [until, to] = [NaN, NaN]] = [
    netRates(figure.rows, background)[0],
    netRates(figure.rows, background).at(-1),
  ];
  const halfLife = isBetween ? (until * Math.LN2) / Math.log(from / to) : drawn;
  return { halfLife, background, tenfold: 10 * background, times, rates, figure };
}

/** Times and count rates of a table less the background. */
export function netRates(
  cells: readonly (readonly string[])[],
  background: number,
): (readonly [time: number, rate: number])[] {
  return cells.map(([time, rate]) => [Number(time), Number(rate) - background] as const);
}

/**
 * Options for what is computed from count rates, which scatter a little.
 * @param share by which two options differ at least
 */
export function optionsOfCounts(
  key: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  share: number,
): ReturnType<typeof optionsApart> {
  const areApart = (one: number, other: number): boolean =>
    Math.abs(one - other) >= share * Math.max(one, other);
  return optionsApart(key, write, slips, areApart, { isRead: true, isAlone: true });
}
