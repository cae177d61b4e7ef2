import type { QueryClient } from '@tanstack/react-query';
import type { OpenQuiz } from '@valence/contract';
import { openQuizQuery } from '../api/quizzes/quiz-in-progress.ts';
import { hasAnswers } from '../attempt/attempt.ts';
import { givenUp } from '../attempt/kept/given-up.ts';
import { isAheadOfServer, readKeptQuiz } from '../attempt/kept/kept-quiz.ts';
import { deadlineOf } from '../attempt/countdown.ts';
import { quizTitle } from '../attempt/quiz-title.ts';

export interface OpenQuizPlace {
  quizId: string;
  title: string;
  /** Place of the question on show, from 0. */
  at: number;
  count: number;
  /** Something was submitted, so that giving it up loses something. */
  hasAnswers: boolean;
  /** Milliseconds that were left of its time at `toldAt`; `null` where no clock runs. */
  left: number | null;
  toldAt: number;
}

/** Milliseconds for which what was heard of the open quiz is believed: a screen that starts quizzes has asked when it was opened. */
const believedFor = 60_000;

/**
 * The quiz that is open at this moment, on whatever device; `null` where there is none. Where the server cannot be asked, what was
 * left in this browser counts.
 */
export async function readOpenQuiz(queries: QueryClient, userId: string): Promise<OpenQuizPlace | null> {
  const here = readPlaceHere(userId);
  if (here?.isAhead === true) return here.place;
  try {
    const { quiz } = await queries.fetchQuery({ ...openQuizQuery, staleTime: believedFor });
    return placeOf(quiz, givenUp(userId), Date.now());
  } catch {
    return here?.place ?? null;
  }
}

/** The open quiz as the server told it; where that is one of the quizzes given up here, it has not heard of that yet. */
export function placeOf(
  quiz: OpenQuiz | null,
  quizzesGivenUp: readonly string[],
  toldAt: number,
): OpenQuizPlace | null {
  if (quiz === null || quizzesGivenUp.includes(quiz.quizId)) return null;
  const { topic, left = null, ...place } = quiz;
  return { ...place, title: quizTitle(topic), left, toldAt };
}

/** What this browser knows, and whether the server may not. */
export function readPlaceHere(userId: string): { place: OpenQuizPlace; isAhead: boolean } | null {
  const kept = readKeptQuiz(userId);
  if (kept?.kind !== 'active') return null;
  const { quiz, attempt } = kept;
  const { quizId, title, questions } = quiz;
  const toldAt = Date.now();
  const deadline = deadlineOf(attempt.startedAt, quiz.timeLimit);
  const place = {
    quizId,
    title,
    at: attempt.at,
    count: questions.length,
    hasAnswers: hasAnswers(attempt),
    left: deadline && Math.max(0, deadline - toldAt),
    toldAt,
  };
  return { place, isAhead: isAheadOfServer(userId) };
}
