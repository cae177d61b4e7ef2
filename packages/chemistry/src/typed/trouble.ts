import { longestAnswer } from './plain-text.ts';

/** Why an answer was not understood: an id, and a kind sentence that says what and where. */
interface Trouble {
  problem: string;
  message: string;
}

/** What was read, or why nothing could be. */
export type Reading<T> = { ok: true; value: T } | { ok: false; trouble: Trouble };

export function understood<T>(value: T): Reading<T> {
  return { ok: true, value };
}

export function notUnderstood(problem: string, message: string): Reading<never> {
  return { ok: false, trouble: { problem, message } };
}

export function tooLong(): Reading<never> {
  return notUnderstood('tooLong', `This answer is too long: at most ${longestAnswer} characters are read.`);
}

/** Of a number like 1,234. */
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
