import { TooBusy } from './passwords/limit-concurrency.ts';

/** Why a form cannot be dealt with now: too many tries at one password, or too many students at once. */
export type Setback = { kind: 'tooManyTries'; retryAfterSeconds: number } | { kind: 'busy' };

/** The setback that an error stands for; any other error is thrown on. */
export function setbackOf(error: unknown): Setback {
  if (error instanceof TooBusy) return { kind: 'busy' };
  throw error;
}

/** What a student is told, and when to come back. */
export function answerToSetback(setback: Setback): {
  status: 429 | 503;
  retryAfterSeconds: number;
  message: string;
} {
  if (setback.kind === 'busy') {
    const message = 'Many students are signing in right now. Please try again in a few seconds.';
    return { status: 503, retryAfterSeconds: 5, message };
  }
  const { retryAfterSeconds } = setback;
  const message = `That was a lot of tries. Please wait ${inMinutes(retryAfterSeconds)} and then try again.`;
  return { status: 429, retryAfterSeconds, message };
}

/** How long to wait, in words: `a minute`, `12 minutes`. */
export function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}
