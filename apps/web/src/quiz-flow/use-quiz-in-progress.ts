import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QuizInProgress } from '@valence/contract';
import { useEffect, useMemo } from 'react';
import { quizInProgressQuery } from '../api/quizzes/quiz-in-progress.ts';
import type { Attempt } from '../attempt/attempt.ts';
import { givenUp } from '../attempt/kept/given-up.ts';
import { isAheadOfServer, readKeptQuiz } from '../attempt/kept/kept-quiz.ts';
import { quizTitle } from '../attempt/quiz-title.ts';
import { keyOf, quizQuestions, type Quiz } from '../attempt/quiz.ts';
import { useFromBrowser } from '../ui/use-from-browser.ts';

interface OpenQuiz {
  quiz: Quiz;
  attempt: Attempt;
}

/**
 * The quiz that the student has open: as the server knows it, or as this browser does where it knows more. The page is
 * drawn with the first, and is the second once it is hydrated. `undefined` until it is known, `null` where there is none.
 */
export function useQuizInProgress(userId: string): OpenQuiz | null | undefined {
  const queries = useQueryClient();
  const here = useFromBrowser(() => {
    const cameWithPage = queries.getQueryData(quizInProgressQuery.queryKey) !== undefined;
    // The page before may have saved a step while this one was drawn without it.
    return readHere(userId, cameWithPage ? performance.timeOrigin : undefined);
  }, undefined);
  const { data, isPending, isError } = useQuery({
    ...quizInProgressQuery,
    enabled: here !== undefined && !here.isAhead,
    // What came with the page is not asked for again: an answer that comes late would throw the student back to the step before.
    staleTime: 'static',
    refetchOnMount: false,
    refetchOnReconnect: false,
  });
  // The next visit of the screen asks anew: the quiz may go on elsewhere meanwhile.
  useEffect(() => () => queries.removeQueries({ queryKey: quizInProgressQuery.queryKey }), [queries]);
  const served = useMemo(() => (data?.quiz ? openQuizOf(data.quiz) : null), [data]);

  if (here === undefined) return served ?? undefined;
  if (here.isAhead || isError) return here.open;
  if (isPending) return undefined;
  // The server has not heard yet of a quiz that was given up here.
  return served !== null && here.quizzesGivenUp.includes(served.quiz.quizId) ? null : served;
}

function readHere(userId: string, askedAt: number | undefined) {
  const kept = readKeptQuiz(userId);
  const open = kept?.kind === 'active' ? kept : null;
  const isAhead = open !== null && isAheadOfServer(userId, askedAt);
  return { open, isAhead, quizzesGivenUp: givenUp(userId) };
}

function openQuizOf({
  progress,
  struck = [],
  flagged = [],
  spent,
  at,
  startedAt,
  typed,
  questionIds,
  ...served
}: QuizInProgress): OpenQuiz {
  const questions = quizQuestions({ questions: served.questions, typed, questionIds });
  const quiz = { ...served, questions, title: quizTitle(served.topic) };
  return {
    quiz,
    attempt: {
      mode: quiz.isPracticeMode ? 'practice' : 'single',
      keys: questions.map(keyOf),
      progress,
      struck,
      flagged,
      spent,
      at,
      startedAt,
      shownAt: null,
      finishedAt: null,
    },
  };
}
