import { QueryClient } from '@tanstack/react-query';

/** Data never goes stale by itself and is not asked for twice; a screen that wants otherwise says so. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchInterval: false, retry: false },
      mutations: { retry: false },
    },
  });
}
