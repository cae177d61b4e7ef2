import { useQuery } from '@tanstack/react-query';
import type { IssuedQuestion } from '@valence/contract';
import { useEffect } from 'react';
import { similarQuestions } from '../../api/quizzes/quizzes.ts';
import { ApiFailure } from '../../api/request.ts';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { missedQuestions } from './review.ts';

const perMissed = 2;
const mostRetries = 5;

/** Fresh questions on the skills of the missed ones, asked for once for each quiz; none where that failed. */
export function useVariants(finished: FinishedQuiz): {
  variants: readonly IssuedQuestion[];
  isLoading: boolean;
  hasFailed: boolean;
} {
  const missed = missedQuestions(finished);
  const { data, error, isLoading } = useQuery({
    queryKey: ['/api/similar-questions', finished.quiz.quizId],
    queryFn: () => similarQuestions(missed, finished.quiz.topic, perMissed),
    enabled: missed.length > 0,
    gcTime: Infinity,
    // The result may still be on its way to the server, which has to know what was missed.
    retry: (retries, failure) =>
      retries < mostRetries && failure instanceof ApiFailure && failure.status === 409,
  });
  useEffect(() => {
    if (error !== null) reportError(new Error('There are no variants for this review', { cause: error }));
  }, [error]);
  return { variants: data?.questions ?? none, isLoading, hasFailed: error !== null };
}

const none: readonly IssuedQuestion[] = [];
