import { queryOptions } from '@tanstack/react-query';
import { finishedQuizResponse, historyResponse, type HistoryRequest } from '@valence/contract';
import { request } from '../request.ts';
import { onEachVisit } from '../on-each-visit.ts';

const path = '/api/user/history';

type Narrowing = Omit<HistoryRequest, 'cursor'>;

/** What the history is narrowed by; an empty text narrows nothing. */
export type HistoryFilters = { [Name in keyof Narrowing]-?: NonNullable<Narrowing[Name]> | '' };

/** A page of finished quizzes, from behind a cursor on; `null` is the first. */
export function historyQuery(filters: HistoryFilters, cursor: string | null) {
  const asked = Object.entries({ ...filters, cursor: cursor ?? '' }).filter(([, value]) => value !== '');
  const query = asked.length === 0 ? '' : `?${new URLSearchParams(asked)}`;
  return queryOptions({
    queryKey: query === '' ? [path] : [path, query],
    queryFn: ({ signal }) => request('GET', path + query, historyResponse, undefined, signal),
    refetchOnMount: onEachVisit,
  });
}

/** A finished quiz with its questions and answers, which change no more. */
export function finishedQuizQuery(quizId: string) {
  return queryOptions({
    queryKey: [`${path}/${quizId}`],
    queryFn: ({ signal }) => request('GET', `${path}/${quizId}`, finishedQuizResponse, undefined, signal),
  });
}
