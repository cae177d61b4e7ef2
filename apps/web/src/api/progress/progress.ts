import { queryOptions } from '@tanstack/react-query';
import { customQuizUsage, progress, quizUsage } from '@valence/contract';
import { request } from '../request.ts';
import { whileSignedIn } from '../while-signed-in.ts';
import { onEachVisit } from '../on-each-visit.ts';

const minute = 60_000;

export const progressQuery = queryOptions({
  queryKey: ['/api/user/progress'],
  queryFn: ({ signal }) => request('GET', '/api/user/progress', progress, undefined, signal),
  refetchInterval: whileSignedIn(minute),
});

export const quizUsageQuery = queryOptions({
  queryKey: ['/api/user/quiz-usage'],
  queryFn: ({ signal }) => request('GET', '/api/user/quiz-usage', quizUsage, undefined, signal),
  refetchInterval: whileSignedIn(minute / 2),
});

export const customQuizUsageQuery = queryOptions({
  queryKey: ['/api/user/custom-quiz-usage'],
  queryFn: ({ signal }) => request('GET', '/api/user/custom-quiz-usage', customQuizUsage, undefined, signal),
  refetchOnMount: onEachVisit,
  refetchOnWindowFocus: 'always',
});
