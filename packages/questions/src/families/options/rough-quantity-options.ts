import type { Draft } from '../family.ts';
import type { SlippedValue } from './options-apart.ts';
import { quantityOptions } from './quantity-options.ts';

/** Relative rounding error of a number with two figures that begins with 1, doubled. */
const leastShare = 0.12;

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
  const clear = slips.filter((slip) => Math.abs(slip.value - value) > leastShare * Math.abs(value));
  return quantityOptions(value, write, clear, room);
}
