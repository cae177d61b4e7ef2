import type { Draft } from '../family.ts';
import { optionsApart, type Bounds } from './options-apart.ts';
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

/**
 * The same for a result to which a reader's error belongs as a share: a concentration, a rate constant, an energy.
 * @param within between which values an option can be believed: those that the axis of the figure shows
 */
export function shareReadingOptions(
  value: number,
  write: (value: number) => string,
  slips: readonly SlippedValue[],
  share = 0.15,
  further: readonly SlippedValue[] = [],
  within?: Bounds,
): Pick<Draft, 'answer' | 'distractors'> | null {
  const areApart = (one: number, other: number): boolean =>
    Math.abs(one - other) >= share * Math.max(Math.abs(one), Math.abs(other));
  return optionsApart(value, write, slips, areApart, { isRead: true, further, within });
}

/**
 * Options of which at least three are believable at a first glance at the data, whichever are taken: the key, at least two slips that
 * end near it (between the same two rows of a table, or beyond the same end of it), and one that does not.
 * @param share by which options differ at least
 * @param near slips whose results a glance does not rule out
 * @param far slips whose results it does
 * @returns `null` where fewer than two near slips are left, or too few of all
 */
export function amongNear(
  key: number,
  write: (value: number) => string,
  share: number,
  near: readonly SlippedValue[],
  far: readonly SlippedValue[],
): Pick<Draft, 'answer' | 'distractors'> | null {
  const options = shareReadingOptions(key, write, [...near, ...far], share);
  if (options === null) return null;
  const ofNear = new Set(near.map(({ teaching }) => teaching));
  const kept = options.distractors.filter(({ teaching }) => ofNear.has(teaching));
  const other = options.distractors.find(({ teaching }) => !ofNear.has(teaching));
  const distractors = [...kept, ...(other === undefined ? [] : [other])];
  return kept.length > 1 && distractors.length > 2 ? { ...options, distractors } : null;
}
