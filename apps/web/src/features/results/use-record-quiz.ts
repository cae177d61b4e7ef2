import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { progressQuery, quizHistoryQuery, quizStatsQuery } from '../../api/progress.ts';
import { recordQuiz } from '../../api/quizzes.ts';
import { ApiFailure } from '../../api/request.ts';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { recordRequest } from '../../attempt/record-request.ts';
import { toast } from '../../ui/toast-store.ts';
import { openAuthModal } from '../sign-in/auth-modal-store.ts';

/** Retries in the background before a failure is called one: over a minute with the pauses between. */
const retries = 6;
const longestPause = 30_000;

/**
 * Records a finished quiz, and tries again in the background until the server has acknowledged it. Recording
 * is idempotent on the server, so it may be asked like a query: once per quiz, and again after a reload.
 */
export function useRecordQuiz(finished: FinishedQuiz | null) {
  const queries = useQueryClient();
  const recording = useQuery({
    queryKey: ['/api/user/record-quiz', finished?.quiz.quizId],
    queryFn: () => {
      if (finished === null) throw new Error('There is no finished quiz to record.');
      return recordQuiz(recordRequest(finished));
    },
    enabled: finished !== null,
    gcTime: Infinity,
    retry: (count, error) => count < retries && mayPass(error),
    retryDelay: (count) => Math.min(1000 * 2 ** count, longestPause),
    refetchOnReconnect: (query) => query.state.status === 'error',
  });
  const { isSuccess, isError, error, refetch } = recording;

  useEffect(() => {
    if (!isSuccess) return;
    for (const { queryKey } of [progressQuery, quizHistoryQuery, quizStatsQuery]) {
      void queries.invalidateQueries({ queryKey });
    }
  }, [isSuccess, queries]);

  useEffect(() => {
    if (!isError) return;
    if (error instanceof ApiFailure && error.status === 401) openAuthModal();
    toast({
      title: 'Recording Error',
      description: 'Failed to save quiz progress. Please try again.',
      variant: 'destructive',
      action: { label: 'Try Again', onAction: () => void refetch() },
    });
  }, [isError, error, refetch]);

  return recording;
}

/** A network that was down, a server that was busy or broken: worth another try. A refusal is not. */
function mayPass(error: Error): boolean {
  if (!(error instanceof ApiFailure)) return true;
  return error.status >= 500 || error.status === 429 || error.status === 408;
}
