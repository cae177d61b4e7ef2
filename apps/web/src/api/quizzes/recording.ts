import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { RecordQuizRequest } from '@valence/contract';
import { recordQuiz } from './quizzes.ts';
import { ApiFailure } from '../request.ts';

/** Tries before a failure is called one: over a minute with the pauses between. */
const retries = 6;
const longestPause = 30_000;
/** After that it goes on at this pace, for as long as the app is open. */
const patientPause = 60_000;

/**
 * The recording of a finished quiz. It is idempotent on the server, so it is asked like a query: however many
 * screens look at it, it goes out once, and again until it is acknowledged or refused.
 */
export function recordingQuery(finished: RecordQuizRequest | null) {
  return queryOptions({
    queryKey: ['/api/user/record-quiz', finished?.quizId],
    queryFn: finished === null ? skipToken : () => recordQuiz(finished),
    gcTime: Infinity,
    // It waits for the network, and the screen says that it does.
    networkMode: 'online',
    retry: (count, error) => count < retries && mayPass(error),
    retryDelay: (count) => Math.min(1000 * 2 ** count, longestPause),
    refetchOnReconnect: ({ state }) => state.status === 'error' && mayPass(state.error),
    refetchInterval: ({ state }) => state.status === 'error' && mayPass(state.error) && patientPause,
  });
}

/** A network that was down, a server that was busy or broken: worth another try. A refusal is not. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 408;
}

/** The server's word that this quiz is not there for the student: nothing can ever be recorded of it. Of any other refusal, a later version may make a result. */
export function isOfNoQuiz(error: unknown): boolean {
  return error instanceof ApiFailure && error.body?.code === 'notFound';
}

/** Calls whose answers a result changes, with those below them; named by their paths, since a page that only records needs none of their schemas. */
const toldByResults = [
  'progress',
  'quiz-history',
  'history',
  'analytics',
  'standings',
  'mistakes',
  'today',
  'exams',
  'notices',
].map((name) => `/api/user/${name}`);

/** Has whatever a new result changes asked for again. */
export function tellOfResult(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: isToldByResults });
}

/** Forgets what was known before a result, where nothing of it may be seen for a moment. */
export function forgetBeforeResult(queries: QueryClient): void {
  void queries.resetQueries({ predicate: isToldByResults });
}

function isToldByResults({ queryKey: [path] }: { queryKey: readonly unknown[] }): boolean {
  return toldByResults.some((told) => path === told || String(path).startsWith(`${told}/`));
}
