import { useQuery } from '@tanstack/react-query';
import { openQuizQuery } from '../api/quizzes/quiz-in-progress.ts';
import { isAheadOfServer, readKeptQuiz } from '../attempt/kept/kept-quiz.ts';
import { quizTitle } from '../attempt/quiz-title.ts';
import { useFromBrowser } from '../ui/use-from-browser.ts';
import { onEachVisit } from '../api/on-each-visit.ts';

interface OpenQuizPlace {
  quizId: string;
  title: string;
  /** Place of the question on show, from 0. */
  at: number;
  count: number;
}

/** Which quiz the student has open, on whatever device; `null` where there is none, `undefined` until it is known. */
export function useOpenQuiz(userId: string): OpenQuizPlace | null | undefined {
  const { data, isPending, isError } = useQuery({ ...openQuizQuery, refetchOnMount: onEachVisit });
  const here = useFromBrowser(() => readHere(userId), null);
  // Where the server cannot be asked, what was left here counts.
  if (here !== null && (here.isAhead || (isError && data === undefined))) return here.place;
  if (isPending) return undefined;
  return data?.quiz ? { ...data.quiz, title: quizTitle(data.quiz.topic) } : null;
}

/** What this browser knows, and whether the server may not. */
function readHere(userId: string): { place: OpenQuizPlace; isAhead: boolean } | null {
  const kept = readKeptQuiz(userId);
  if (kept?.kind !== 'active') return null;
  const { quizId, title, questions } = kept.quiz;
  const place = { quizId, title, at: kept.attempt.at, count: questions.length };
  return { place, isAhead: isAheadOfServer(userId) };
}
