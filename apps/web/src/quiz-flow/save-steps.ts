import type { QueryClient } from '@tanstack/react-query';
import type { SaveQuizInProgressRequest } from '@valence/contract';
import { discardQuizInProgress, openQuizQuery, saveQuizInProgress } from '../api/quizzes/quiz-in-progress.ts';
import { mayPass } from '../api/quizzes/recording.ts';
import { isSignedOut } from '../api/request.ts';
import type { Attempt } from '../attempt/attempt.ts';
import { dropGivenUp, givenUp, keepGivenUp } from '../attempt/kept/given-up.ts';
import { markSaved } from '../attempt/kept/kept-quiz.ts';
import type { Quiz } from '../attempt/quiz.ts';

/** Tells the server how far the student is. What cannot be sent is kept by this browser, and goes with the next step. */
export function saveStep(userId: string, quiz: Quiz, attempt: Attempt): void {
  // Whoever goes on with a quiz has not given it up.
  dropGivenUp(userId, quiz.quizId);
  step = async () => {
    await saveQuizInProgress(standingOf(quiz, attempt));
    markSaved(userId, quiz, attempt);
  };
  void sendAll();
}

/** The quiz is over: no step of it that still waits is sent, since the server would refuse it. */
export function endSteps(): void {
  step = null;
}

/** Tells the server that the student gave the quiz up. This browser keeps that until the server has heard, for no step follows. */
export function giveUp(queries: QueryClient, userId: string, { quizId }: Pick<Quiz, 'quizId'>): void {
  keepGivenUp(userId, quizId);
  queries.setQueryData(openQuizQuery.queryKey, { quiz: null });
  endSteps();
  giveUpAgain(queries, userId);
}

/** Tells the server what it has not heard yet of quizzes that were given up. */
export function giveUpAgain(queries: QueryClient, userId: string): void {
  givingUp = async () => {
    for (const quizId of givenUp(userId)) await tellGivenUp(queries, userId, quizId);
  };
  void sendAll();
}

async function tellGivenUp(queries: QueryClient, userId: string, quizId: string): Promise<void> {
  try {
    await discardQuizInProgress(quizId);
  } catch (error) {
    // What is refused for good is not told at every visit.
    if (mayPass(error) || isSignedOut(error)) return;
  }
  // What the server said before it heard is not shown once nothing is kept against it.
  const { queryKey } = openQuizQuery;
  await queries.cancelQueries({ queryKey });
  queries.setQueryData(queryKey, (known) => (known?.quiz?.quizId === quizId ? { quiz: null } : known));
  dropGivenUp(userId, quizId);
}

/** One call at a time, so that none overtakes another; of the steps that wait, the latest says it all. */
let step: (() => Promise<void>) | null = null;
let givingUp: (() => Promise<void>) | null = null;
let isSending = false;

async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let call = takeCall(); call !== null; call = takeCall())
    // A failure is no matter for the student: the next step tries again, or the next visit.
    await call().catch(() => undefined);
  isSending = false;
}

function takeCall(): (() => Promise<void>) | null {
  const call = step ?? givingUp;
  if (step !== null) step = null;
  else givingUp = null;
  return call;
}

function standingOf(
  quiz: Quiz,
  { progress, struck, flagged, spent, at, startedAt }: Attempt,
): SaveQuizInProgressRequest {
  return {
    quizId: quiz.quizId,
    questionIds: quiz.questions.map(({ id }) => id),
    timeLimit: quiz.timeLimit,
    isPracticeMode: quiz.isPracticeMode,
    progress: progress.map((one) => ({ ...one, tried: [...one.tried] })),
    struck: struck.map((options) => [...options]),
    flagged: [...flagged],
    spent: spent.map(Math.round),
    at,
    startedAt,
  };
}
