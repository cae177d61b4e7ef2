import { queryOptions } from '@tanstack/react-query';
import { askedWithoutOptions, withoutOptions, type AskWithoutOptionsRequest } from '@valence/contract';
import { request } from '../request.ts';

const pathOf = (quizId: string) => `/api/user/without-options/${quizId}`;

/** What can follow the right answers of a quiz, and what was asked already. A quiz goes on without it. */
export const withoutOptionsQuery = (quizId: string) =>
  queryOptions({
    queryKey: [pathOf(quizId)],
    queryFn: ({ signal }) => request('GET', pathOf(quizId), withoutOptions, undefined, signal),
    meta: { isAside: true },
  });

/** A fresh question on the skill of one that was right, the same for every try. */
export function askWithoutOptions(quizId: string, after: AskWithoutOptionsRequest) {
  return request('POST', pathOf(quizId), askedWithoutOptions, after);
}
