import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { noSettings, type User } from '@valence/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { userQuery } from '../api/account/account.ts';
import { ServedPageContext } from '../ui/served-page.ts';

/** Who looks: a student, nobody (`null`), somebody who is still asked for, or somebody whom the server did not tell. */
export type Viewer = User | null | 'not known yet' | 'not told';

interface Shown {
  viewer?: Viewer;
  path?: string;
  /** Answers that are there, by their paths. */
  answers?: Readonly<Record<string, unknown>>;
  /** The zone that the server knows of the browser. */
  timeZone?: string | null;
}

/** The markup of a part of the app as a viewer gets it at a path, before anything is asked for. */
export function show(
  element: ReactNode,
  { viewer = null, path = '/', answers = {}, timeZone = null }: Shown = {},
): string {
  const queries = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  if (viewer === 'not told')
    queries
      .getQueryCache()
      .build<User | null>(queries, { queryKey: userQuery.queryKey })
      .setState({ status: 'error', error: new Error('No answer') });
  else if (viewer !== 'not known yet') queries.setQueryData(userQuery.queryKey, viewer);
  for (const [key, answer] of Object.entries(answers)) queries.setQueryData([key], answer);
  const Stub = createRoutesStub([{ path: '*', Component: () => element }]);
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <ServedPageContext value={{ today: '', timeZone, settings: noSettings }}>
        <Stub initialEntries={[path]} />
      </ServedPageContext>
    </QueryClientProvider>,
  );
}

export const maria: User = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'maria@example.com',
  firstName: 'Maria',
  lastName: 'Curie',
  profileImageUrl: null,
  subscriptionStatus: 'free',
  hasActiveSubscription: false,
  isPremiumSold: true,
};
