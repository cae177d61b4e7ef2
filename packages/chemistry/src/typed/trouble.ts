import { longestAnswer } from './plain-text.ts';

/** Why an answer was not understood. */
export interface Trouble {
  /** An id for logs and tests, such as `noNumber`; of a formula it is the code of `parseFormula`. No student sees it. */
  problem: string;
  /** A kind sentence that says what and where. */
  message: string;
}

/** What was read, or why nothing could be. */
export type Reading<T> = { ok: true; value: T } | { ok: false; trouble: Trouble };

/** A reading that gives a value. */
export function understood<T>(value: T): Reading<T> {
  return { ok: true, value };
}

/**
 * A reading that gives nothing.
 * @param problem an id
 * @param message what is wrong and where, to the student
 * @example notUnderstood('empty', 'Type a number.')
 */
export function notUnderstood(problem: string, message: string): Reading<never> {
  return { ok: false, trouble: { problem, message } };
}

/** An answer of more than `longestAnswer` characters, which is not read at all. */
export function tooLong(): Reading<never> {
  return notUnderstood('tooLong', `This answer is too long: at most ${longestAnswer} characters are read.`);
}

/**
 * A number whose one sign can part thousands or decimals.
 * @param text as it was typed
 * @example ambiguousSeparator('1,234')
 */
export function ambiguousSeparator(text: string): Reading<never> {
  return notUnderstood(
    'ambiguousSeparator',
    `${quoted(text)} was typed with a sign that can part thousands or decimals: leave it out, or write the decimals with the other sign.`,
  );
}

/** A piece of what was typed, short enough for a sentence. */
export function quoted(text: string): string {
  const piece = text.trim();
  return `“${piece.length > 24 ? `${piece.slice(0, 24)}…` : piece}”`;
}
