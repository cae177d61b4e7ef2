import type { Distractor } from '../family.ts';
import { leastRoom } from './clear-rounding.ts';
import { optionsApart, type ToldBounds } from './options-apart.ts';
import type { SlippedValue } from './slipped-value.ts';

/**
 * The wrong options of a question whose key the family writes itself: as `quantityOptions` chooses them, with a distance
 * of the family's own.
 * @param room the share by which rounding in the shown working may move the key
 * @param bounds what the question itself tells of its result
 * @returns an empty list when fewer than three slips are left, or the key lies between two roundings: the family then
 * draws again
 * @example wrongNumbers(2, isPercentApart(4), [{ value: 4, slip: 'inverted-ratio', teaching: '…' }], String)
 */
export function wrongNumbers(
  key: number,
  areApart: (first: number, second: number) => boolean,
  slips: readonly SlippedValue[],
  write: (value: number) => string,
  room: number = leastRoom,
  bounds: ToldBounds = {},
): readonly Distractor[] {
  return optionsApart(key, write, slips, areApart, { room, ...bounds })?.distractors ?? [];
}

/**
 * Values that differ by some percent of the larger one: for amounts, rates and energies.
 * @example isPercentApart(5)(100, 96) // false
 */
export function isPercentApart(percent: number): (first: number, second: number) => boolean {
  return (first, second) =>
    Math.abs(first - second) >= (percent / 100) * Math.max(Math.abs(first), Math.abs(second));
}

/**
 * Values that differ by so much in their own unit: for pH, counts and charges.
 * @example isFarApart(0.1)(7.4, 7.45) // false
 */
export function isFarApart(gap: number): (first: number, second: number) => boolean {
  return (first, second) => Math.abs(first - second) >= gap;
}
