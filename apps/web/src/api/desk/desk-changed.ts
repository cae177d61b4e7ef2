import type { QueryClient } from '@tanstack/react-query';
import { accuracyPath } from './accuracy.ts';

/**
 * Has everything that the desk shows asked for again, and what the page about accuracy tells: whatever is done on the desk shows in several of
 * its lists, and in the log of what was done. Resolves once what is on screen is there.
 */
export function deskChanged(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) =>
      path === accuracyPath || (typeof path === 'string' && path.startsWith('/api/desk/')),
  });
}
