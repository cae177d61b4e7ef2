import {
  customQuizUsage,
  generateQuestionsResponse,
  progress,
  quizHistory,
  quizHistoryStats,
  quizUsage,
  recordQuizResponse,
  user,
  type GenerateQuestionsRequest,
  type RecordQuizRequest,
  type User,
} from '@valence/contract';
import { queryOptions } from '@tanstack/react-query';
import { ApiFailure, request } from './request.ts';
import { signedInHint } from './signed-in-hint.ts';

const minute = 60_000;

/** The signed-in student, or `null`. Not asked at all while the hint cookie says that nobody is. */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: fetchUser,
  staleTime: 5 * minute,
  gcTime: 10 * minute,
  refetchOnMount: false,
  ...(signedInHint() ? {} : { initialData: null }),
});

export const progressQuery = queryOptions({
  queryKey: ['/api/user/progress'],
  queryFn: ({ signal }) => request('GET', '/api/user/progress', progress, undefined, signal),
  refetchInterval: minute,
});

export const quizUsageQuery = queryOptions({
  queryKey: ['/api/user/quiz-usage'],
  queryFn: ({ signal }) => request('GET', '/api/user/quiz-usage', quizUsage, undefined, signal),
  refetchInterval: minute / 2,
});

export const customQuizUsageQuery = queryOptions({
  queryKey: ['/api/user/custom-quiz-usage'],
  queryFn: ({ signal }) => request('GET', '/api/user/custom-quiz-usage', customQuizUsage, undefined, signal),
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
});

export const quizHistoryQuery = queryOptions({
  queryKey: ['/api/user/quiz-history'],
  queryFn: ({ signal }) => request('GET', '/api/user/quiz-history', quizHistory, undefined, signal),
});

export const quizStatsQuery = queryOptions({
  queryKey: ['/api/user/quiz-history/stats'],
  queryFn: ({ signal }) =>
    request('GET', '/api/user/quiz-history/stats', quizHistoryStats, undefined, signal),
});

export function generateQuestions(wanted: GenerateQuestionsRequest) {
  return request('POST', '/api/generate-questions', generateQuestionsResponse, wanted);
}

export function recordQuiz(finished: RecordQuizRequest) {
  return request('POST', '/api/user/record-quiz', recordQuizResponse, finished);
}

async function fetchUser(): Promise<User | null> {
  if (!signedInHint()) return null;
  try {
    return await request('GET', '/api/auth/user', user);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401 || error.status === 403) return null;
    throw new Error(`Auth check failed: ${error.status}`, { cause: error });
  }
}
