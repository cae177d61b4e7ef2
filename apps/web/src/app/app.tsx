import { QueryClientProvider } from '@tanstack/react-query';
import { createQueryClient } from '../api/query-client.ts';
import { AuthModalHost } from './auth-modal-host.tsx';
import { Failure } from './failure.tsx';
import { Recorder } from './recorder.tsx';
import { Routes } from './routes.tsx';
import { ToasterHost } from './toaster-host.tsx';

const queryClient = createQueryClient();

/** The whole app: what every screen stands on. */
export function App() {
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
