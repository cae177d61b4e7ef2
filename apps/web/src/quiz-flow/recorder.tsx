import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RecordQuizRequest } from '@valence/contract';
import { useEffect, useSyncExternalStore } from 'react';
import { userQuery } from '../api/account/account.ts';
import { isOfNoQuiz, recordingQuery, tellOfResult } from '../api/quizzes/recording.ts';
import { isSignedOut } from '../api/request.ts';
import { givenUp } from '../attempt/kept/given-up.ts';
import { dropUnrecorded, onUnrecordedChange, unrecorded } from '../attempt/kept/unrecorded.ts';
import { toast } from '../ui/toast/toast-store.ts';

/**
 * Sees to it that every finished quiz is recorded, and that the server hears of every quiz that was given up, on whatever screen the student
 * is, at this visit or the next.
 */
export function Recorder() {
  const { data: user } = useQuery(userQuery);
  return user ? (
    <>
      <Unrecorded userId={user.id} />
      <GivenUp userId={user.id} />
    </>
  ) : null;
}

function Unrecorded({ userId }: { userId: string }) {
  const requests = useSyncExternalStore(
    onUnrecordedChange,
    () => unrecorded(userId),
    () => none,
  );
  return requests.map((request) => <Recording key={request.quizId} userId={userId} request={request} />);
}

/** What a drawing knows of them. */
const none: readonly RecordQuizRequest[] = [];

function GivenUp({ userId }: { userId: string }) {
  const queries = useQueryClient();
  useEffect(() => {
    const tell = () => void tellGivenUp(queries, userId);
    tell();
    window.addEventListener('online', tell);
    return () => window.removeEventListener('online', tell);
  }, [queries, userId]);
  return null;
}

async function tellGivenUp(queries: QueryClient, userId: string): Promise<void> {
  if (givenUp(userId).length === 0) return;
  // A page on which nothing waits needs none of what sends it.
  const steps = await import('./save-steps.ts').catch(() => null);
  steps?.giveUpAgain(queries, userId);
}

function Recording({ userId, request }: { userId: string; request: RecordQuizRequest }) {
  const queries = useQueryClient();
  const { isSuccess, isError, error, refetch } = useQuery(recordingQuery(request));
  const { quizId } = request;

  useEffect(() => {
    if (!isSuccess) return;
    dropUnrecorded(userId, quizId);
    tellOfResult(queries);
  }, [isSuccess, queries, userId, quizId]);

  useEffect(() => {
    // Whoever is signed out is asked to sign in, and it is recorded then.
    if (!isError || isSignedOut(error)) return;
    sayThatItFailed(refetch);
    // Whatever else was refused is tried again from here, and at the next visit: it is the only copy.
    if (isOfNoQuiz(error)) dropUnrecorded(userId, quizId);
    // Once, and not for every later try in the background.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isError]);

  return null;
}

function sayThatItFailed(refetch: () => Promise<{ isError: boolean }>): void {
  async function tryAgain() {
    const { isError } = await refetch();
    if (isError) sayThatItFailed(refetch);
  }
  toast({
    title: 'Recording Error',
    description: 'Failed to save quiz progress. Please try again.',
    variant: 'destructive',
    action: { label: 'Try Again', onAction: () => void tryAgain() },
  });
}
