import { useEffect } from 'react';
import { Failure } from '../failure.tsx';
import { Frame } from '../frame.tsx';
import { TakeQuiz, type TakeQuizProps } from '../take-quiz.tsx';

interface QuizPageProps extends TakeQuizProps {
  /** The page is alive: what a student pressed before can be done now. */
  onReady?: () => void;
}

/**
 * The page of a quiz in progress, which the server draws and React takes over: the same frame and the same quiz
 * as in the app, without router, cache and calls, which a quiz does not need before its end.
 */
export function QuizPage({ onReady, ...taking }: QuizPageProps) {
  const { user, onNavigate } = taking;
  useEffect(() => {
    onReady?.();
    // It becomes alive once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <Failure>
      <Frame title="Quiz" path="/quiz/active" user={user} onNavigate={onNavigate}>
        <TakeQuiz {...taking} />
      </Frame>
    </Failure>
  );
}
