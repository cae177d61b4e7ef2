import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { analytics, quizHistory, quizHistoryStats } from '@valence/contract';
import { request } from '../request.ts';

/** The latest quizzes; of one subject or custom topic where it is named. */
export function quizHistoryQuery(subject: string | null) {
  const path = '/api/user/quiz-history';
  return queryOptions({
    queryKey: subject === null ? [path] : [path, subject],
    queryFn: ({ signal }) => request('GET', path + ofSubject(subject), quizHistory, undefined, signal),
    placeholderData: keepPreviousData,
  });
}

export const quizStatsQuery = queryOptions({
  queryKey: ['/api/user/quiz-history/stats'],
  queryFn: ({ signal }) =>
    request('GET', '/api/user/quiz-history/stats', quizHistoryStats, undefined, signal),
});

/** What the finished quizzes say; of one subject or custom topic where it is named. */
export function analyticsQuery(subject: string | null) {
  const path = '/api/user/analytics';
  return queryOptions({
    queryKey: subject === null ? [path] : [path, subject],
    queryFn: ({ signal }) => request('GET', path + ofSubject(subject), analytics, undefined, signal),
    placeholderData: keepPreviousData,
  });
}

function ofSubject(subject: string | null): string {
  return subject === null ? '' : `?${new URLSearchParams({ subject })}`;
}
