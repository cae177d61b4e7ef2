import { binaryRoom, clearlyRounded } from './clear-rounding.ts';
import type { Draft } from './family.ts';

/** What a slip makes of the asked quantity. */
export interface SlippedValue {
  value: number;
  slip: string;
  teaching: string;
}

/** Two options closer than this could be taken for one another after rounding on the way. */
const leastRelativeDistance = 0.05;

/**
 * The options of a question that asks for one quantity: the key, and each slip's result that is finite and clearly
 * another number than the key and than the slips before it. No option lies between two roundings.
 * @param write sets a value as an option, with its unit
 * @param room the share by which rounding in the shown working may move the key
 * @returns `null` when fewer than three slips are left, or the working could be rounded to another key
 * @example quantityOptions(2.5, (value) => `${formatSignificant(value, 2)} J`, slips)
 */
export function quantityOptions(
  value: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  room?: number,
): Pick<Draft, 'answer' | 'distractors'> | null {
  const answer = clearlyRounded(value, write, room);
  if (answer === null) return null;
  const values = [value];
  const distractors = [];
  for (const slipped of slips) {
    if (!Number.isFinite(slipped.value)) continue;
    if (values.some((other) => isClose(other, slipped.value))) continue;
    const text = clearlyRounded(slipped.value, write, binaryRoom);
    if (text === null) continue;
    values.push(slipped.value);
    distractors.push({ text, slip: slipped.slip, teaching: slipped.teaching });
  }
  return distractors.length < 3 ? null : { answer, distractors };
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= leastRelativeDistance * Math.max(Math.abs(one), Math.abs(other));
}
