import { useQueryClient } from '@tanstack/react-query';
import type { IssuedQuestion, User } from '@valence/contract';
import type { ReactNode } from 'react';
import { openQuizQuery } from '../api/quizzes/quiz-in-progress.ts';
import { hasAnswers, type Attempt } from '../attempt/attempt.ts';
import { forgetQuiz, keepQuiz, keepTimeSpent } from '../attempt/kept/kept-quiz.ts';
import { isCounted } from './is-counted.ts';
import type { Quiz } from '../attempt/quiz.ts';
import { recordRequest } from '../attempt/record-request.ts';
import { keepUnrecorded } from '../attempt/kept/unrecorded.ts';
import { ActiveQuiz } from '../features/quizzes/active/active-quiz.tsx';
import { CalculatorHost } from './calculator-host.tsx';
import { useElsewhere } from './elsewhere/use-elsewhere.ts';
import { endSteps, giveUp, saveStep } from './save-steps.ts';

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

/** A quiz being taken: every step is kept in the browser and told to the server, what was answered elsewhere is taken in, and the finish leads to the results. */
export function TakeQuiz({ user, quiz, attempt, onNavigate, report, onAnswered }: TakeQuizProps) {
  const queries = useQueryClient();
  const elsewhere = useElsewhere(quiz);
  return (
    <CalculatorHost>
      {(calculator) => (
        <ActiveQuiz
          key={quiz.quizId}
          quiz={quiz}
          initialAttempt={attempt}
          elsewhere={elsewhere}
          isCounted={isCounted(user, quiz)}
          calculator={calculator}
          report={report}
          onProgress={(after) => {
            keepQuiz(user.id, { kind: 'active', quiz, attempt: after });
            saveStep(user.id, quiz, after);
            if (hasAnswers(after)) onAnswered?.();
          }}
          onHide={(after) => keepTimeSpent(user.id, quiz, after)}
          onFinish={(finished) => {
            endSteps();
            keepUnrecorded(user.id, recordRequest(finished));
            keepQuiz(user.id, { kind: 'finished', finished });
            queries.setQueryData(openQuizQuery.queryKey, { quiz: null });
            onNavigate('/results', { replace: true });
          }}
          onExit={() => {
            forgetQuiz(user.id);
            giveUp(queries, user.id, quiz);
            onNavigate('/quiz');
          }}
          onLater={() => onNavigate('/')}
        />
      )}
    </CalculatorHost>
  );
}
