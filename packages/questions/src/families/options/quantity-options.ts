import { binaryRoom, clearlyRounded } from './clear-rounding.ts';
import type { Draft } from '../family.ts';
import { slipsInTurn } from './slips-in-turn.ts';

/** What a slip makes of the asked quantity. */
export interface SlippedValue {
  value: number;
  slip: string;
  teaching: string;
}

/** Two options closer than this could be taken for one another after rounding on the way. */
const leastRelativeDistance = 0.05;

/**
 * The options of a question that asks for one quantity: the key, and three slips whose results are finite and clearly
 * other numbers than the key and than each other; the likeliest slip first, the others in turn. No option lies between two roundings.
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
  const texts = [answer];
  const distractors = [];
  for (const slipped of slipsInTurn(slips, answer)) {
    if (!Number.isFinite(slipped.value)) continue;
    if (values.some((other) => isClose(other, slipped.value))) continue;
    const text = clearlyRounded(slipped.value, write, binaryRoom);
    if (text === null || texts.includes(text)) continue;
    values.push(slipped.value);
    texts.push(text);
    distractors.push({ text, slip: slipped.slip, teaching: slipped.teaching });
    // More are not shown, and writing a number costs more than working it out.
    if (distractors.length === 3) return { answer, distractors };
  }
  return null;
}

function isClose(one: number, other: number): boolean {
  return Math.abs(one - other) <= leastRelativeDistance * Math.max(Math.abs(one), Math.abs(other));
}
