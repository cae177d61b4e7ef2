import { queryOptions } from '@tanstack/react-query';
import { questionShares } from '@valence/contract';
import { request } from '../request.ts';

/** How the questions of a finished quiz fare with everybody; there is nothing before the quiz is recorded. */
export const questionSharesQuery = (quizId: string) => {
  const path = `/api/user/question-shares/${quizId}`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => request('GET', path, questionShares, undefined, signal),
  });
};
