import type { QueryClient } from '@tanstack/react-query';
import { userPath, userQuery } from './account/account.ts';
import { createQueryClient } from './query-client.ts';
import { signedInHint } from './account/signed-in-hint.ts';
import { timeZone } from './time-zone.ts';

/**
 * A cache that holds the answers that came with the page, by the paths of the calls. They are shown at once. Where the page was drawn for
 * the days of another zone, the screen asks for them again; of who is there it always does, since a page is as old as its way was long.
 * @param drawnFor the zone whose days the page tells of
 */
export function clientWithAnswers(
  answers: Readonly<Record<string, unknown>>,
  drawnFor: string | null,
  onSignedOut: () => void,
): QueryClient {
  const client = createQueryClient(onSignedOut);
  const isBrowser = typeof document !== 'undefined';
  const isOfThisZone = !isBrowser || drawnFor === timeZone();
  for (const [path, answer] of Object.entries(answers)) {
    if (path === userPath) client.setQueryData([path], answer, { updatedAt: 0 });
    else client.setQueryData([path], answer);
    if (path !== userPath && !isOfThisZone)
      void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  }
  // Nobody is asked for while the hint cookie says that nobody is there.
  if (!(userPath in answers) && isBrowser && !signedInHint()) client.setQueryData(userQuery.queryKey, null);
  return client;
}
