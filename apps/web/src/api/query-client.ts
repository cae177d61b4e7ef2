import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { userPath } from './account/account.ts';
import { isSignedOut } from './request.ts';

/**
 * What every call stands on. `onSignedOut` hears of a session that has ended, whatever was asked for; only a query whose `meta` says
 * `isAside` interrupts nobody.
 *
 * Data never goes stale by itself and is not asked for twice; a screen that wants otherwise says so. Without a network a
 * call fails at once, as any other failure does: nothing goes out unseen when the student is elsewhere by then.
 */
export function createQueryClient(onSignedOut: () => void): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isSignedOut(error) && query.meta?.['isAside'] !== true) onSignedOut();
        if (query.queryKey[0] !== userPath || isUnreached(error)) return;
        // The server said something else than who is there, or nobody: what was known of the student counts no more.
        query.setState({ data: undefined });
        for (const path of ofStudent) client.removeQueries({ queryKey: [path] });
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isSignedOut(error)) onSignedOut();
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
        // What could not be had is asked for when the network is back.
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

/** Calls whose answers are about the student; named by their paths, since most pages need none of their schemas. */
const ofStudent = ['/api/user/profile', '/api/subscription/status'];

/** What fetch throws where the server was not reached. */
function isUnreached(error: Error): boolean {
  return error instanceof TypeError;
}
