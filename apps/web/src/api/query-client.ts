import { QueryClient } from '@tanstack/react-query';

/**
 * Data never goes stale by itself and is not asked for twice; a screen that wants otherwise says so. Without a network a
 * call fails at once, as any other failure does: nothing waits unseen to be done later, when the student is elsewhere.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
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
}
