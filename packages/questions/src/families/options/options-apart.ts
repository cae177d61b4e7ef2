import { statedQuantity } from '../../computations/numbers/stated-quantity.ts';
import type { Distractor, Draft } from '../family.ts';
import { binaryRoom, clearKey, clearlyRounded } from './clear-rounding.ts';

/** What a slip makes of the asked quantity, before it is written out. */
export interface SlippedValue {
  value: number;
  slip: string;
  teaching: string;
}

/**
 * The options that a question which asks for a number can have: the key, and all slips whose results are finite and clearly
 * other numbers than the key and than those before them. No option lies between two roundings, and none is the neighbour of
 * a rounded key. `makeQuestion` chooses three of them.
 * @param write sets a value as an option, with its unit
 * @param areApart whether two values are so different that rounding on the way cannot make one of the other
 * @param room the share by which rounding in the shown working may move the key
 * @returns `null` when fewer than three slips are left, or the working could be rounded to another key
 */
export function optionsApart(
  key: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  areApart: (one: number, other: number) => boolean,
  room?: number,
): Pick<Draft, 'answer' | 'distractors'> | null {
  const answer = clearKey(key, write, room);
  if (answer === null) return null;
  const values = [key];
  const texts = [answer];
  const distractors: Distractor[] = [];
  for (const { value, slip, teaching } of slips) {
    if (!Number.isFinite(value) || !values.every((other) => areApart(other, value))) continue;
    const text = clearlyRounded(value, write, binaryRoom);
    if (text === null || texts.includes(text) || isNeighbour(text, answer, key)) continue;
    values.push(value);
    texts.push(text);
    distractors.push({ text, slip, teaching });
  }
  return distractors.length < 3 ? null : { answer, distractors };
}

/** Whether a text differs from a rounded key by one in its last place: careless rounding makes one of the other. */
function isNeighbour(text: string, answer: string, key: number): boolean {
  const [one, other] = [statedQuantity(text), statedQuantity(answer)];
  if (one === null || other === null || other.value === key || one.unit !== other.unit) return false;
  return Math.abs(one.value - other.value) < 3 * Math.max(one.room, other.room);
}
