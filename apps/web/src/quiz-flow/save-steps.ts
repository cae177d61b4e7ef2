import type { SaveQuizInProgressRequest } from '@valence/contract';
import { discardQuizInProgress, saveQuizInProgress } from '../api/quizzes/quiz-in-progress.ts';
import type { Attempt } from '../attempt/attempt.ts';
import { markSaved } from '../attempt/kept/kept-quiz.ts';
import type { Quiz } from '../attempt/quiz.ts';

/** Tells the server how far the student is. What cannot be sent is kept by this browser, and goes with the next step. */
export function saveStep(userId: string, quiz: Quiz, attempt: Attempt): void {
  enqueue(async () => {
    await saveQuizInProgress(standingOf(quiz, attempt));
    markSaved(userId, quiz, attempt);
  });
}

/** Tells the server that the student gave the quiz up. */
export function giveUp({ quizId }: Pick<Quiz, 'quizId'>): void {
  enqueue(() => discardQuizInProgress(quizId));
}

/** One call at a time, so that none overtakes another; of those that wait, the latest says it all. */
let waiting: (() => Promise<void>) | null = null;
let isSending = false;

function enqueue(call: () => Promise<void>): void {
  waiting = call;
  if (!isSending) void sendAll();
}

async function sendAll(): Promise<void> {
  isSending = true;
  while (waiting !== null) {
    const call = waiting;
    waiting = null;
    // A failure is no matter for the student: nothing is lost, and the next step tries again.
    await call().catch(() => undefined);
  }
  isSending = false;
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
