import { useQuery } from '@tanstack/react-query';
import type { FinishedQuizResponse } from '@valence/contract';
import { useMemo } from 'react';
import { finishedQuizQuery } from '../api/progress/history.ts';
import { recordingQuery } from '../api/quizzes/recording.ts';
import { quizTitle } from '../attempt/quiz-title.ts';
import type { FinishedQuiz } from '../attempt/quiz.ts';
import { recordRequest } from '../attempt/record-request.ts';
import { asRecorded } from '../attempt/recorded/as-recorded.ts';
import { useKeptQuiz } from './use-kept-quiz.ts';

/**
 * The finished quiz that a page is about: the one with this id, from the student's history, or else the one that this browser keeps.
 * `undefined` until it is known, `null` where there is none.
 */
export function useFinishedQuiz(userId: string, quizId: string | null): FinishedQuiz | null | undefined {
  const kept = useKeptQuiz(userId);
  const { data, isError } = useQuery({ ...finishedQuizQuery(quizId ?? ''), enabled: quizId !== null });
  const here = kept?.kind === 'finished' ? kept.finished : null;
  // With the recording come the answers that count, the keys of typed questions that were left open, and those that were corrected meanwhile.
  const { data: recorded } = useQuery(
    recordingQuery(here !== null && quizId === null ? recordRequest(here) : null),
  );
  const taken = useMemo(() => {
    if (kept === undefined) return undefined;
    return here === null ? null : asRecorded(here, recorded);
  }, [kept, here, recorded]);
  const opened = useMemo(() => (data === undefined ? undefined : finishedOf(data)), [data]);
  if (quizId !== null) return isError ? null : opened;
  return taken;
}

function finishedOf({ answers, timeSpent, ...quiz }: FinishedQuizResponse): FinishedQuiz {
  const questions = quiz.questions.map((question, place) => {
    const toType = answers[place]?.typed?.toType;
    return toType === undefined ? question : { ...question, toType };
  });
  return { quiz: { ...quiz, questions, title: quizTitle(quiz.topic), timeLimit: null }, answers, timeSpent };
}
