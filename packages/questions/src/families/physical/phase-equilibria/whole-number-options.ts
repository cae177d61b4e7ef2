import type { Distractor } from '../../family.ts';

/** A wrong option with its number. */
export function option(value: number, slip: string, teaching: string): Distractor & { value: number } {
  return { value, text: String(value), slip, teaching };
}

/** The options that could be a count. */
export function notNegative(options: readonly (Distractor & { value: number })[]): Distractor[] {
  return options
    .filter(({ value }) => value >= 0)
    .map(({ text, slip, teaching }) => ({ text, slip, teaching }));
}

/** The options that could be a number of phases. */
export function atLeastOne(options: readonly (Distractor & { value: number })[]): Distractor[] {
  return notNegative(options.filter(({ value }) => value >= 1));
}

/** @example plural(2, 'phase') // '2 phases' */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
