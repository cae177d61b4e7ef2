import { useEffect, useReducer, useRef } from 'react';
import { advance, type Attempt, type AttemptEvent } from '../../../attempt/attempt.ts';
import { finishQuiz } from '../../../attempt/finish-quiz.ts';
import type { FinishedQuiz, Quiz } from '../../../attempt/quiz.ts';

/** The running attempt at a quiz: every change is kept, and its finish is told once. */
export function useAttempt(
  quiz: Quiz,
  initial: Attempt,
  {
    onProgress,
    onFinish,
  }: { onProgress: (attempt: Attempt) => void; onFinish: (finished: FinishedQuiz) => void },
): [Attempt, (event: AttemptEvent) => void] {
  const [attempt, dispatch] = useReducer(advance, initial);
  const isTold = useRef(false);

  useEffect(() => {
    if (attempt.finishedAt === null) {
      onProgress(attempt);
      return;
    }
    if (isTold.current) return;
    isTold.current = true;
    onFinish(finishQuiz(quiz, attempt));
    // The callbacks belong to the route, which lives as long as this quiz does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [attempt]);

  return [attempt, dispatch];
}
