import type { Draft } from '../family.ts';
import { optionsApart } from './options-apart.ts';
import type { SlippedValue } from './slipped-value.ts';

/** Relative rounding error of a number with two figures that begins with 1, doubled. */
const leastShare = 0.12;
/** Two wrong options closer than this could be taken for one another after rounding on the way. */
const leastRelativeDistance = 0.05;

/**
 * The options of a question whose key is written with two figures only: slips that rounding could bring onto the key
 * are left out.
 * @param room the share by which rounding in the shown working may move the key
 * @returns `null` when fewer than three slips are left
 * @example roughQuantityOptions(0.032, (value) => `${formatSignificant(value, 2)} mL`, slips)
 */
export function roughQuantityOptions(
  value: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  room?: number,
): Pick<Draft, 'answer' | 'distractors'> | null {
  const areApart = (one: number, other: number): boolean =>
    Math.abs(one - other) >
    (one === value
      ? leastShare * Math.abs(value)
      : leastRelativeDistance * Math.max(Math.abs(one), Math.abs(other)));
  return optionsApart(value, write, slips, areApart, { room });
}
