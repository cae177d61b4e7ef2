import { generateQuestionsResponse } from '@valence/contract';
import type { Attempt } from './attempt.ts';
import type { FinishedQuiz, Quiz } from './quiz.ts';

/** What a student is busy with: a quiz being taken, or one that is finished and shown on the results page. */
export type KeptQuiz =
  { kind: 'active'; quiz: Quiz; attempt: Attempt } | { kind: 'finished'; finished: FinishedQuiz };

/** Keeps the student's quiz through a reload or an expired session. Another student never sees it. */
export function keepQuiz(userId: string, kept: KeptQuiz | null): void {
  try {
    if (kept === null) localStorage.removeItem(keyOf(userId));
    else localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the quiz lives in memory alone.
  }
}

/** The kept quiz of a student; `null` where there is none, or where what was kept cannot be trusted. */
export function readKeptQuiz(userId: string): KeptQuiz | null {
  try {
    const text = localStorage.getItem(keyOf(userId));
    const kept: unknown = text === null ? null : JSON.parse(text);
    return isKeptQuiz(kept) ? kept : null;
  } catch {
    return null;
  }
}

function keyOf(userId: string): string {
  return `valence.quiz.1.${userId}`;
}

/** The version in the key vouches for our own shapes; the questions are checked against the contract. */
function isKeptQuiz(kept: unknown): kept is KeptQuiz {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept)) return false;
  if (kept.kind === 'active') {
    return 'quiz' in kept && isQuiz(kept.quiz) && 'attempt' in kept && typeof kept.attempt === 'object';
  }
  if (kept.kind !== 'finished' || !('finished' in kept)) return false;
  const { finished } = kept;
  return typeof finished === 'object' && finished !== null && 'quiz' in finished && isQuiz(finished.quiz);
}

function isQuiz(quiz: unknown): quiz is Quiz {
  return generateQuestionsResponse.safeParse(quiz).success;
}
