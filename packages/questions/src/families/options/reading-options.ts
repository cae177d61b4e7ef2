import type { Draft } from '../family.ts';
import { optionsApart } from './options-apart.ts';
import type { SlippedValue } from './slipped-value.ts';

/**
 * The options of a question whose key is read off a figure: slips that a careful reader, who may be off by some, cannot mistake
 * for the key. See `optionsApart`.
 * @param gap the least difference between two options, at least four times a reader's error
 * @param further slips that are offered besides, as those in the ruling (`rulingSlips`), where the others are enough without them
 * @returns `null` when fewer than three slips are left
 * @example readingOptions(24.9, (value) => `${formatDecimals(value, 1)} mL`, slips, 1.5)
 */
export function readingOptions(
  value: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  gap: number,
  further: readonly SlippedValue[] = [],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const areApart = (one: number, other: number): boolean => Math.abs(one - other) >= gap;
  return optionsApart(value, write, slips, areApart, { isRead: true, further });
}

/** The same for a result to which a reader's error belongs as a share: a concentration, a rate constant, an energy. */
export function shareReadingOptions(
  value: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  share = 0.15,
  further: readonly SlippedValue[] = [],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const areApart = (one: number, other: number): boolean =>
    Math.abs(one - other) >= share * Math.max(Math.abs(one), Math.abs(other));
  return optionsApart(value, write, slips, areApart, { isRead: true, further });
}
