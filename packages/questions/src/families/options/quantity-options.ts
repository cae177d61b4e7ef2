import type { Draft } from '../family.ts';
import { optionsApart, type Bounds, type ToldBounds } from './options-apart.ts';
import type { SlippedValue } from './slipped-value.ts';

/** Two options closer than this could be taken for one another after rounding on the way. */
const leastRelativeDistance = 0.05;

/**
 * The options that a question which asks for one quantity can have. See `optionsApart`.
 * @param write sets a value as an option, with its unit
 * @param room the share by which rounding in the shown working may move the key
 * @param bounds what the question itself tells of its result
 * @returns `null` when fewer than three slips are left, or the working could be rounded to another key
 * @example quantityOptions(2.5, (value) => `${formatSignificant(value, 2)} J`, slips)
 */
export function quantityOptions(
  value: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  room?: number,
  bounds: ToldBounds = {},
): Pick<Draft, 'answer' | 'distractors'> | null {
  return optionsApart(value, write, slips, areApart, { room, ...bounds });
}

/**
 * The same where sizes are known from elsewhere: an atom has some hundred picometers, a cell is larger than its atoms. What lies beyond
 * the bounds is ruled out at a glance, so that it is not offered, and no power of ten slips.
 * @param room as of `quantityOptions`
 * @returns `null` when fewer than three slips are left between the bounds
 * @example believableOptions(143, (value) => `${formatSignificant(value, 3)} pm`, slips, [60, 300])
 */
export function believableOptions(
  value: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  within: Bounds,
  room?: number,
): Pick<Draft, 'answer' | 'distractors'> | null {
  return optionsApart(value, write, slips, areApart, { isRead: true, within, room });
}

function areApart(one: number, other: number): boolean {
  return Math.abs(one - other) > leastRelativeDistance * Math.max(Math.abs(one), Math.abs(other));
}
