import { formatDecimals } from '@valence/chemistry';
import type { Random } from '../../../random.ts';
import { clearKey } from '../../options/clear-rounding.ts';

/** Critical values of Dixon's Q at 90 % confidence, two-sided (Rorabacher 1991, as in Harris). */
const criticalQ: Readonly<Record<number, number>> = { 4: 0.765, 5: 0.642, 6: 0.56, 7: 0.507 };

/** Results in hundredths of a percent, so that sums of them are exact. */
export interface Series {
  /** In the order in which they were measured. */
  results: readonly number[];
  sorted: readonly number[];
  outlier: number;
  neighbour: number;
  range: number;
  q: number;
  critical: number;
}

/** Hundredths of a percent, as percents with two decimals. */
export const two = (hundredths: number): string => formatDecimals(hundredths / 100, 2);

/** Results with one suspected outlier, whose *Q* is clearly on one side of the critical value. */
export function drawSeries(random: Random): Series | null {
  const size = random.integer(4, 7);
  const centre = random.integer(500, 4000);
  const others = Array.from({ length: size - 1 }, () => centre + random.integer(-14, 14));
  const side = random.pick([-1, 1]);
  const neighbour = side > 0 ? Math.max(...others) : Math.min(...others);
  const outlier = neighbour + side * random.integer(8, 50);
  const results = random.shuffle([...others, outlier]);
  const sorted = results.toSorted((one, other) => one - other);
  const range = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
  const q = Math.abs(outlier - neighbour) / range;
  const critical = criticalQ[size] ?? 1;
  const otherGap =
    side > 0 ? (sorted[1] ?? 0) - (sorted[0] ?? 0) : (sorted.at(-1) ?? 0) - (sorted.at(-2) ?? 0);
  if (new Set(results).size < size || Math.abs(q - critical) < 0.05 || q < 0.3) return null;
  if (clearKey(q, twoDecimals) === null) return null;
  // The suspected value has to be the more distant of the two ends.
  if (otherGap * 1.5 > Math.abs(outlier - neighbour)) return null;
  return { results, sorted, outlier, neighbour, range, q, critical };
}

/** In the unit of the values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Of values in their order. */
export function median(sorted: readonly number[]): number {
  const half = sorted.length / 2;
  return mean(sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1));
}

/** The root of the squared deviations from the mean over a divisor: *n* − 1 for a sample. */
export function deviation(values: readonly number[], divisor: number): number {
  const centre = mean(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / divisor);
}

/** The results as they are told: `12.31, 12.35, and 12.60`. */
export function listed({ results }: Series): string {
  const shown = results.map(two);
  return `${shown.slice(0, -1).join(', ')}, and ${shown.at(-1) ?? ''}`;
}

/** How many results there are, at the beginning of a sentence. */
export function count({ results }: Series): string {
  return ['Four', 'Five', 'Six', 'Seven'][results.length - 4] ?? '';
}

/** The working up to *Q*, without a period. */
export function working(series: Series): string {
  const gap = Math.abs(series.outlier - series.neighbour);
  return `The nearest value is ${two(series.neighbour)}%, so the gap is ${two(gap)}%; the range is ${two(series.range)}%. *Q* = \\frac{${two(gap)}}{${two(series.range)}} = ${formatDecimals(series.q, 2)}`;
}

/** A *Q*, as it is printed. */
export const twoDecimals = (value: number): string => formatDecimals(value, 2);
