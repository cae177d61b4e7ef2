import type { Draft } from '../family.ts';
import { quantityOptions, type SlippedValue } from './quantity-options.ts';

/** Two figures of a number that begins with 1 leave it as much room as this on both sides. */
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
