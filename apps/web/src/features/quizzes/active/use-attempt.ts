import { useEffect, useRef, useState } from 'react';
import { advance, type Attempt, type AttemptEvent } from '../../../attempt/attempt.ts';
import { finishQuiz } from '../../../attempt/finish-quiz.ts';
import type { FinishedQuiz, Quiz } from '../../../attempt/quiz.ts';

interface AttemptListeners {
  onProgress: (attempt: Attempt) => void;
  onFinish: (finished: FinishedQuiz) => void;
}

/**
 * The running attempt at a quiz. Every change is told, and so kept, before it is shown: what a student sees
 * done survives whatever happens to the page. The finish is told once.
 */
export function useAttempt(
  quiz: Quiz,
  initial: Attempt,
  { onProgress, onFinish }: AttemptListeners,
): { attempt: Attempt; send: (event: AttemptEvent) => void; stop: () => void } {
  const [attempt, setAttempt] = useState(initial);
  const current = useRef(initial);
  const isStopped = useRef(false);

  function send(event: AttemptEvent) {
    const after = isStopped.current ? current.current : advance(current.current, event);
    if (after === current.current) return;
    current.current = after;
    setAttempt(after);
    if (after.finishedAt === null) onProgress(after);
    else onFinish(finishQuiz(quiz, after));
  }

  /** The student left: nothing that still happens is kept. */
  function stop() {
    isStopped.current = true;
  }

  useEffect(() => {
    const look = () => send({ kind: document.hidden ? 'hide' : 'show', now: Date.now() });
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      send({ kind: 'hide', now: Date.now() });
    };
    // The listeners belong to the route, which lives as long as this quiz does.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return { attempt, send, stop };
}
