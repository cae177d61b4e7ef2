import type { QueryClient } from '@tanstack/react-query';
import type { OpenQuiz } from '@valence/contract';
import { openQuizQuery } from '../api/quizzes/quiz-in-progress.ts';
import { hasAnswers } from '../attempt/attempt.ts';
import { givenUp } from '../attempt/kept/given-up.ts';
import { isAheadOfServer, readKeptQuiz } from '../attempt/kept/kept-quiz.ts';
import { quizTitle } from '../attempt/quiz-title.ts';

export interface OpenQuizPlace {
  quizId: string;
  title: string;
  /** Place of the question on show, from 0. */
  at: number;
  count: number;
  /** Something was submitted, so that giving it up loses something. */
  hasAnswers: boolean;
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
    return placeOf(quiz, givenUp(userId));
  } catch {
    return here?.place ?? null;
  }
}

/** The open quiz as the server told it; where that is one of the quizzes given up here, it has not heard of that yet. */
export function placeOf(quiz: OpenQuiz | null, quizzesGivenUp: readonly string[]): OpenQuizPlace | null {
  if (quiz === null || quizzesGivenUp.includes(quiz.quizId)) return null;
  const { quizId, topic, at, count, hasAnswers: isBegun } = quiz;
  return { quizId, title: quizTitle(topic), at, count, hasAnswers: isBegun };
}

interface PlaceHere {
  place: OpenQuizPlace;
  /** The server may not know of it. */
  isAhead: boolean;
  /** When it began, in milliseconds, and its minutes; `null` without a limit. */
  startedAt: number;
  timeLimit: number | null;
}

/** What this browser knows. */
export function readPlaceHere(userId: string): PlaceHere | null {
  const kept = readKeptQuiz(userId);
  if (kept?.kind !== 'active') return null;
  const { quiz, attempt } = kept;
  const { quizId, title, questions, timeLimit } = quiz;
  const { at, startedAt } = attempt;
  const place = { quizId, title, at, count: questions.length, hasAnswers: hasAnswers(attempt) };
  return { place, isAhead: isAheadOfServer(userId), startedAt, timeLimit };
}
