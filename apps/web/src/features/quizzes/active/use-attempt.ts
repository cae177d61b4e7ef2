import { useEffect, useRef, useState } from 'react';
import { advance, type Attempt, type AttemptEvent } from '../../../attempt/attempt.ts';
import type { Elsewhere } from '../../../attempt/catch-up.ts';
import { finishQuiz } from '../../../attempt/finish-quiz.ts';
import type { FinishedQuiz, Quiz } from '../../../attempt/quiz.ts';

interface AttemptListeners {
  /** A step was made. */
  onProgress: (attempt: Attempt) => void;
  /** The page went out of sight, perhaps for good. */
  onHide: (attempt: Attempt) => void;
  onFinish: (finished: FinishedQuiz) => void;
}

/**
 * The running attempt at a quiz; another `initial` for the same quiz takes its place, and what was answered elsewhere is taken in. Every
 * change is told, and so kept, before it is shown: what a student sees done survives whatever happens to the page. The finish is told once.
 */
export function useAttempt(
  quiz: Quiz,
  initial: Attempt,
  elsewhere: Elsewhere | null,
  { onProgress, onHide, onFinish }: AttemptListeners,
): { attempt: Attempt; send: (event: AttemptEvent) => void; stop: () => void } {
  const [attempt, setAttempt] = useState(initial);
  const current = useRef(initial);
  const given = useRef(initial);
  const isStopped = useRef(false);

  function send(event: AttemptEvent) {
    const after = isStopped.current ? current.current : advance(current.current, event);
    if (after === current.current) return;
    current.current = after;
    setAttempt(after);
    // When a page came into view is nothing that anybody asks for later.
    if (event.kind === 'show' || event.kind === 'resume') return;
    if (event.kind === 'hide') onHide(after);
    else if (after.finishedAt === null) onProgress(after);
    else onFinish(finishQuiz(quiz, after));
  }

  /** The student left: nothing that still happens is kept. */
  function stop() {
    isStopped.current = true;
  }

  useEffect(() => {
    if (initial !== given.current) send({ kind: 'resume', attempt: initial, now: Date.now() });
    given.current = initial;
    // Another attempt is another state, whoever else has changed.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [initial]);

  useEffect(() => {
    if (elsewhere !== null) send({ kind: 'catchUp', elsewhere });
    // Each time that something is heard.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [elsewhere]);

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
