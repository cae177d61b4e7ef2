import { generateQuestionsResponse } from '@valence/contract';
import type { Attempt } from './attempt.ts';
import type { FinishedQuiz, Quiz } from './quiz.ts';

/** What a student is busy with: a quiz being taken, or one that is finished and shown on the results page. */
export type KeptQuiz =
  { kind: 'active'; quiz: Quiz; attempt: Attempt } | { kind: 'finished'; finished: FinishedQuiz };

/** Keeps the student's quiz through a reload or an expired session. Another student never sees it. */
export function keepQuiz(userId: string, kept: KeptQuiz): void {
  inMemory = { userId, kept };
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the quiz lives in memory alone.
  }
}

export function forgetQuiz(userId: string): void {
  inMemory = null;
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}

/** The kept quiz of a student; `null` where there is none, or where what was kept cannot be trusted. */
export function readKeptQuiz(userId: string): KeptQuiz | null {
  if (inMemory?.userId === userId) return inMemory.kept;
  try {
    const text = localStorage.getItem(keyOf(userId));
    const kept: unknown = text === null ? null : JSON.parse(text);
    return isKeptQuiz(kept) ? kept : null;
  } catch {
    return null;
  }
}

let inMemory: { userId: string; kept: KeptQuiz } | null = null;

/** The number is the version of the kept shapes: raise it when they change. */
function keyOf(userId: string): string {
  return `valence.quiz.1.${userId}`;
}

/** The version in the key vouches for our own shapes; the questions are checked against the contract. */
function isKeptQuiz(kept: unknown): kept is KeptQuiz {
  if (!isRecord(kept)) return false;
  if (kept['kind'] === 'active') return isQuiz(kept['quiz']) && isRecord(kept['attempt']);
  if (kept['kind'] === 'finished') return isRecord(kept['finished']) && isQuiz(kept['finished']['quiz']);
  return false;
}

function isQuiz(quiz: unknown): quiz is Quiz {
  return generateQuestionsResponse.safeParse(quiz).success;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
