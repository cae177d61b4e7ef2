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

/** A piece of what was typed, short enough for a sentence. */
export function quoted(text: string): string {
  const piece = text.trim();
  return `“${piece.length > 24 ? `${piece.slice(0, 24)}…` : piece}”`;
}
