import { queryOptions } from '@tanstack/react-query';
import { userProfile } from '@valence/contract';
import { withKnownStatus } from './account.ts';
import { request } from '../request.ts';
import { onEachVisit } from '../on-each-visit.ts';

export const profileQuery = queryOptions({
  queryKey: ['/api/user/profile'],
  queryFn: async ({ signal }) => {
    try {
      return await request('GET', '/api/user/profile', withKnownStatus(userProfile), undefined, signal);
    } catch (error) {
      throw new Error('Failed to fetch profile', { cause: error });
    }
  },
  refetchOnMount: onEachVisit,
});
