import type { IssuedQuestion, User } from '@valence/contract';
import type { ReactNode } from 'react';
import { hasAnswers, type Attempt } from '../attempt/attempt.ts';
import { forgetQuiz, keepQuiz } from '../attempt/kept-quiz.ts';
import type { Quiz } from '../attempt/quiz.ts';
import { recordRequest } from '../attempt/record-request.ts';
import { keepUnrecorded } from '../attempt/unrecorded.ts';
import { ActiveQuiz } from '../features/quizzes/active/active-quiz.tsx';
import { CalculatorHost } from './calculator-host.tsx';

export interface TakeQuizProps {
  user: User;
  quiz: Quiz;
  attempt: Attempt;
  onNavigate: (path: string, options?: { replace: boolean }) => void;
  /** What stands beside a question for whoever finds a fault in it. */
  report: (question: IssuedQuestion) => ReactNode;
  /** There are answers: the way to the results has begun. */
  onAnswered?: () => void;
}

/** A quiz being taken: every step is kept in the browser, and the finish leads to the results. */
export function TakeQuiz({ user, quiz, attempt, onNavigate, report, onAnswered }: TakeQuizProps) {
  return (
    <CalculatorHost>
      {(calculator) => (
        <ActiveQuiz
          key={quiz.quizId}
          quiz={quiz}
          initialAttempt={attempt}
          calculator={calculator}
          report={report}
          onProgress={(after) => {
            keepQuiz(user.id, { kind: 'active', quiz, attempt: after });
            if (hasAnswers(after)) onAnswered?.();
          }}
          onFinish={(finished) => {
            keepUnrecorded(user.id, recordRequest(finished));
            keepQuiz(user.id, { kind: 'finished', finished });
            onNavigate('/results', { replace: true });
          }}
          onExit={() => {
            forgetQuiz(user.id);
            onNavigate('/quiz');
          }}
        />
      )}
    </CalculatorHost>
  );
}
