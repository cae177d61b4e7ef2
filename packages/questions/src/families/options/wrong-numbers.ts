import { binaryRoom, clearlyRounded } from './clear-rounding.ts';
import type { Distractor } from '../family.ts';
import { slipsInTurn } from './slips-in-turn.ts';

/** A wrong result before it is written out: what a slip makes of the same data. */
export interface WrongNumber {
  value: number;
  slip: string;
  teaching: string;
}

/**
 * Writes three wrong results as options, the likeliest first and the others in turn, leaving out those that a student could take for the key, or for each other, by
 * rounding differently.
 * @param room the share by which rounding in the shown working may move the key
 * @returns nothing at all when the key itself lies between two roundings: the family then draws again
 * @example wrongNumbers(2, isPercentApart(4), [{ value: 4, slip: 'inverted-ratio', teaching: '…' }], String)
 */
export function wrongNumbers(
  key: number,
  areApart: (first: number, second: number) => boolean,
  candidates: readonly WrongNumber[],
  write: (value: number) => string,
  room: number = binaryRoom,
): Distractor[] {
  const answer = clearlyRounded(key, write, room);
  if (answer === null) return [];
  const taken = [key];
  const texts = [answer];
  const distractors: Distractor[] = [];
  for (const { value, slip, teaching } of slipsInTurn(candidates, answer)) {
    if (!Number.isFinite(value) || !taken.every((other) => areApart(other, value))) continue;
    const text = clearlyRounded(value, write, binaryRoom);
    if (text === null || texts.includes(text)) continue;
    taken.push(value);
    texts.push(text);
    distractors.push({ text, slip, teaching });
    // More are not shown, and writing a number costs more than working it out.
    if (distractors.length === 3) break;
  }
  return distractors;
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
