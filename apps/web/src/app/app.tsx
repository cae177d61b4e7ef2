import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ServedAnswers, ServedPage } from '@valence/contract';
import { useEffect, useState } from 'react';
import { userPath, userQuery } from '../api/account.ts';
import { createQueryClient } from '../api/query-client.ts';
import { signedInHint } from '../api/signed-in-hint.ts';
import { openAuthModal } from '../features/sign-in/auth-modal-store.ts';
import { ServedPageContext } from '../ui/served-page.ts';
import { AuthModalHost } from '../shell/auth-modal-host.tsx';
import { Failure } from '../shell/failure.tsx';
import { Recorder } from '../quiz-flow/recorder.tsx';
import { Routes } from './routes.tsx';
import { ToasterHost } from '../shell/toaster-host.tsx';

interface AppProps {
  /** Answers of calls that are known already, by the paths of the calls. */
  answers: ServedAnswers;
  /** What the server drew the page from; `null` where it drew nothing. */
  served?: ServedPage | null;
  /** The page is alive: what was pressed before can be done now. */
  onReady?: () => void;
}

/** The whole app: what every screen stands on. */
export function App({ answers, served = null, onReady }: AppProps) {
  const [queryClient] = useState(() => clientThatKnows(answers));
  useEffect(() => {
    // The drawing is as old as the way here was long.
    if (served !== null) void queryClient.invalidateQueries({ queryKey: userQuery.queryKey });
    onReady?.();
    // It becomes alive once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <QueryClientProvider client={queryClient}>
      <ServedPageContext value={served}>
        <Failure>
          <Routes />
        </Failure>
        <Recorder />
        <AuthModalHost />
        <ToasterHost />
      </ServedPageContext>
    </QueryClientProvider>
  );
}

function clientThatKnows(answers: ServedAnswers): QueryClient {
  const client = createQueryClient(openAuthModal);
  for (const [path, answer] of Object.entries(answers)) {
    // Shown at once, and asked for again by the screen: the call also tells the server in which zone the student is.
    client.setQueryData([path], answer, { updatedAt: 0 });
    if (path !== userPath) void client.invalidateQueries({ queryKey: [path], refetchType: 'none' });
  }
  // Nobody is asked for while the hint cookie says that nobody is there.
  if (!(userPath in answers) && !signedInHint()) client.setQueryData(userQuery.queryKey, null);
  return client;
}
