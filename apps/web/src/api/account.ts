import { queryOptions } from '@tanstack/react-query';
import { user, type User } from '@valence/contract';
import { ApiFailure, request } from './request.ts';
import { signedInHint } from './signed-in-hint.ts';

const minute = 60_000;

/** The signed-in student, or `null`. Not asked at all while the hint cookie says that nobody is. */
export const userQuery = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: fetchUser,
  staleTime: 5 * minute,
  gcTime: 10 * minute,
  refetchOnMount: false,
  ...(signedInHint() ? {} : { initialData: null }),
});

async function fetchUser(): Promise<User | null> {
  if (!signedInHint()) return null;
  try {
    return await request('GET', '/api/auth/user', user);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401 || error.status === 403) return null;
    throw new Error(`Auth check failed: ${error.status}`, { cause: error });
  }
}
