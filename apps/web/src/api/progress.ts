import { queryOptions } from '@tanstack/react-query';
import { customQuizUsage, progress, quizHistory, quizHistoryStats, quizUsage } from '@valence/contract';
import { request } from './request.ts';

const minute = 60_000;

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
