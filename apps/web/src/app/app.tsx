import { QueryClientProvider } from '@tanstack/react-query';
import type { User } from '@valence/contract';
import { useState } from 'react';
import { userQuery } from '../api/account.ts';
import { createQueryClient } from '../api/query-client.ts';
import { AuthModalHost } from './auth-modal-host.tsx';
import { Failure } from './failure.tsx';
import { Recorder } from './recorder.tsx';
import { Routes } from './routes.tsx';
import { ToasterHost } from './toaster-host.tsx';

/** The whole app: what every screen stands on. */
export function App({ user }: { user: User | undefined }) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (user !== undefined) client.setQueryData(userQuery.queryKey, user);
    return client;
  });
  return (
    <QueryClientProvider client={queryClient}>
      <Failure>
        <Routes />
      </Failure>
      <Recorder />
      <AuthModalHost />
      <ToasterHost />
    </QueryClientProvider>
  );
}
