import { queryOptions } from '@tanstack/react-query';
import { mistakes, mistakesDue } from '@valence/contract';
import { request } from '../request.ts';
import { onEachVisit } from '../on-each-visit.ts';

/** What was missed and is not mended; quizzes that are finished meanwhile change it. */
export const mistakesQuery = queryOptions({
  queryKey: ['/api/user/mistakes'],
  queryFn: ({ signal }) => request('GET', '/api/user/mistakes', mistakes, undefined, signal),
  refetchOnMount: onEachVisit,
});

/** How many mistakes stand, and how many are due. */
export const mistakesDueQuery = queryOptions({
  queryKey: ['/api/user/mistakes/due'],
  queryFn: ({ signal }) => request('GET', '/api/user/mistakes/due', mistakesDue, undefined, signal),
  refetchOnMount: onEachVisit,
});
