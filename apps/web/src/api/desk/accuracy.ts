import { queryOptions } from '@tanstack/react-query';
import { accuracy } from '@valence/contract';
import { request } from '../request.ts';

/** Where the numbers of the page are to be had as JSON. */
export const accuracyPath = '/api/accuracy';

/** How often keys are wrong. */
export const accuracyQuery = queryOptions({
  queryKey: [accuracyPath],
  queryFn: ({ signal }) => request('GET', accuracyPath, accuracy, undefined, signal),
});
