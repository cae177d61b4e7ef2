import { multipliers } from './words/name-words.data.ts';
import type { Parsed } from './parsed-name.ts';

/** A locant, for patterns. */
export const locant = String.raw`(?:\d{1,2}[ab]?'{0,2}|n'?(?=[,-])|alpha|beta|gamma|delta)`;

/** The multipliers, for patterns: the longest first. */
export const times = Object.keys(multipliers)
  .sort((one, other) => other.length - one.length)
  .join('|');

const greek: Readonly<Record<string, string>> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ' };

const locantPattern = new RegExp(`-?(${locant}(?:,${locant})*)-?`, 'y');

/** Locants at a place, where there are some; then the place itself, without any. */
export function locantsAt(text: string, at: number): Parsed<string[]>[] {
  locantPattern.lastIndex = at;
  const match = locantPattern.exec(text);
  const none = { value: [], end: at };
  if (match === null) return [none];
  const value = (match[1] ?? '').split(',').map((each) => greek[each] ?? each);
  return [{ value, end: locantPattern.lastIndex }, none];
}
