import { useQuery } from '@tanstack/react-query';
import { onEachVisit } from '../api/on-each-visit.ts';
import { openQuizQuery } from '../api/quizzes/quiz-in-progress.ts';
import { givenUp } from '../attempt/kept/given-up.ts';
import { useFromBrowser } from '../ui/use-from-browser.ts';
import { useTimeLeft } from './use-time-left.ts';
import { placeOf, readPlaceHere, type OpenQuizPlace } from './read-open-quiz.ts';

/** Which quiz the student has open, on whatever device, and what is left of its time now; `null` where there is none, `undefined` until it is known. */
export function useOpenQuiz(userId: string): OpenQuizPlace | null | undefined {
  const { data, isPending, isError, dataUpdatedAt } = useQuery({
    ...openQuizQuery,
    refetchOnMount: onEachVisit,
  });
  const here = useFromBrowser(() => readPlaceHere(userId), null);
  const quizzesGivenUp = useFromBrowser(() => givenUp(userId), none);
  // Where the server cannot be asked, what was left here counts.
  const isHeres = here !== null && (here.isAhead || (isError && data === undefined));
  const place = isHeres ? here.place : placeOf(data?.quiz ?? null, quizzesGivenUp, dataUpdatedAt);
  const left = useTimeLeft(place?.left ?? null, place?.toldAt ?? 0);
  return isPending && !isHeres ? undefined : place && { ...place, left };
}

/** What a drawing knows of them. */
const none: readonly string[] = [];
