import { queryOptions } from '@tanstack/react-query';
import { ownRoles } from '@valence/contract';
import { request } from '../request.ts';

/** What the student may do beside studying. */
export const rolesQuery = queryOptions({
  queryKey: ['/api/user/roles'],
  queryFn: ({ signal }) => request('GET', '/api/user/roles', ownRoles, undefined, signal),
});
