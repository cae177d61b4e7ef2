import { queryOptions } from '@tanstack/react-query';
import {
  openQuizResponse,
  quizInProgressResponse,
  type QuizInProgress,
  type SaveQuizInProgressRequest,
} from '@valence/contract';
import { call, request } from '../request.ts';

const quizInProgressPath = '/api/user/quiz-in-progress';

/** The open quiz with its questions, as the server knows it. */
export const quizInProgressQuery = queryOptions({
  queryKey: [quizInProgressPath],
  queryFn: readQuizInProgress,
});

/** The same, asked for past what the screen was opened with. */
export function readQuizInProgress({
  signal,
}: {
  signal: AbortSignal;
}): Promise<{ quiz: QuizInProgress | null }> {
  return request('GET', quizInProgressPath, quizInProgressResponse, undefined, signal);
}

/** Which quiz is open, and at which question. */
export const openQuizQuery = queryOptions({
  queryKey: [`${quizInProgressPath}/place`],
  queryFn: ({ signal }) => request('GET', `${quizInProgressPath}/place`, openQuizResponse, undefined, signal),
});

/** Tells the server how far the student is; it outlives the page that sends it. */
export async function saveQuizInProgress(standing: SaveQuizInProgressRequest): Promise<void> {
  await call('PUT', quizInProgressPath, {
    body: standing,
    signal: undefined,
    accept: 'application/json',
    keepalive: true,
  });
}

/** Gives the open quiz up. */
export async function discardQuizInProgress(quizId: string): Promise<void> {
  await call('DELETE', `${quizInProgressPath}/${quizId}`, {
    body: undefined,
    signal: undefined,
    accept: 'application/json',
    keepalive: true,
  });
}
