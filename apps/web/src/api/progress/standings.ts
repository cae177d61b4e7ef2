import { queryOptions } from '@tanstack/react-query';
import { standings } from '@valence/contract';
import { request } from '../request.ts';

/** How well each topic and concept goes. */
export const standingsQuery = queryOptions({
  queryKey: ['/api/user/standings'],
  queryFn: ({ signal }) => request('GET', '/api/user/standings', standings, undefined, signal),
});
