import type { QueryClient } from '@tanstack/react-query';
import { userPath, userQuery } from './account/account.ts';
import { createQueryClient } from './query-client.ts';
import { signedInHint } from './account/signed-in-hint.ts';

/**
 * A cache that holds the answers that came with the page, by the paths of the calls. They are shown at once, and asked
 * for again by the screen: the call also tells the server in which zone the student is.
 */
export function clientWithAnswers(
  answers: Readonly<Record<string, unknown>>,
  onSignedOut: () => void,
): QueryClient {
  const client = createQueryClient(onSignedOut);
  for (const [path, answer] of Object.entries(answers)) {
    client.setQueryData([path], answer, { updatedAt: 0 });
    if (path !== userPath) void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  }
  // Nobody is asked for while the hint cookie says that nobody is there.
  if (!(userPath in answers) && typeof document !== 'undefined' && !signedInHint())
    client.setQueryData(userQuery.queryKey, null);
  return client;
}
