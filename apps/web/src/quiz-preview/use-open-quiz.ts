import { useQuery } from '@tanstack/react-query';
import { onEachVisit } from '../api/on-each-visit.ts';
import { openQuizQuery } from '../api/quizzes/quiz-in-progress.ts';
import { deadlineOf } from '../attempt/countdown.ts';
import { givenUp } from '../attempt/kept/given-up.ts';
import { useFromBrowser } from '../ui/use-from-browser.ts';
import { placeOf, readPlaceHere, type OpenQuizPlace } from './read-open-quiz.ts';
import { useTimeLeft } from './use-time-left.ts';

interface LeftQuiz extends OpenQuizPlace {
  /** Milliseconds that are left of its time now; `null` where no clock runs. */
  left: number | null;
}

/** Which quiz the student has open, on whatever device; `null` where there is none, `undefined` until it is known. */
export function useOpenQuiz(userId: string): LeftQuiz | null | undefined {
  const { data, isPending, isError, dataUpdatedAt } = useQuery({
    ...openQuizQuery,
    refetchOnMount: onEachVisit,
  });
  const here = useFromBrowser(() => readHere(userId), null);
  const quizzesGivenUp = useFromBrowser(() => givenUp(userId), none);
  // Where the server cannot be asked, what was left here counts.
  const isOfHere = here !== null && (here.isAhead || (isError && data === undefined));
  // The page of the quiz goes by the clock of this device: what was begun here is told by it.
  const isKnownHere = here !== null && (isOfHere || here.place.quizId === data?.quiz?.quizId);
  const left = useTimeLeft(
    isKnownHere ? here.left : (data?.quiz?.left ?? null),
    isKnownHere ? here.toldAt : dataUpdatedAt,
  );
  if (isPending && !isOfHere) return undefined;
  const place = isOfHere ? here.place : placeOf(data?.quiz ?? null, quizzesGivenUp);
  return place && { ...place, left };
}

function readHere(userId: string) {
  const here = readPlaceHere(userId);
  if (here === null) return null;
  const toldAt = Date.now();
  const deadline = deadlineOf(here.startedAt, here.timeLimit);
  return { ...here, toldAt, left: deadline === null ? null : Math.max(0, deadline - toldAt) };
}

/** What a drawing knows of them. */
const none: readonly string[] = [];
