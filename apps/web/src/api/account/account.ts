import { queryOptions } from '@tanstack/react-query';
import { readSubscriptionStatus, user, type User } from '@valence/contract';
import { ApiFailure, request } from '../request.ts';
import { signedInHint } from './signed-in-hint.ts';

const minute = 60_000;

/** Where the signed-in student is asked for, which is what their answer is kept under. */
export const userPath = '/api/auth/user';

/** The signed-in student, or `null`. */
export const userQuery = queryOptions({
  queryKey: [userPath],
  queryFn: fetchUser,
  staleTime: 5 * minute,
  gcTime: 10 * minute,
  refetchOnMount: false,
});

/** A schema that reads a subscription's status whatever it is called: a new one is no reason to show nothing. */
export function withKnownStatus<T>(schema: { parse: (told: unknown) => T }): { parse: (told: unknown) => T } {
  return {
    parse: (told) => {
      if (typeof told !== 'object' || told === null || !('subscriptionStatus' in told))
        return schema.parse(told);
      return schema.parse({ ...told, subscriptionStatus: readSubscriptionStatus(told.subscriptionStatus) });
    },
  };
}

async function fetchUser(): Promise<User | null> {
  if (!signedInHint()) return null;
  try {
    return await request('GET', userPath, withKnownStatus(user));
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 401 || error.status === 403) return null;
    throw new Error(`Auth check failed: ${error.status}`, { cause: error });
  }
}
