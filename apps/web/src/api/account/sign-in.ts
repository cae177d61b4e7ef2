import { queryOptions } from '@tanstack/react-query';
import { signInWays, user, type LoginRequest, type User } from '@valence/contract';
import { request } from '../request.ts';

/** Which ways of signing in this server offers. They change with its settings alone. */
export const signInWaysQuery = queryOptions({
  queryKey: ['/api/login/ways'],
  queryFn: () => request('GET', '/api/login/ways', signInWays),
});

/** Signs in to a local account, or creates one; the session's cookie comes with the answer. */
export function logIn(body: LoginRequest): Promise<User> {
  return request('POST', '/api/login', user, body);
}
