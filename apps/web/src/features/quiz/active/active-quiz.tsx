import { useState } from 'react';
import { hasAnswers, isResolved, type Attempt } from '../../../attempt/attempt.ts';
import { deadlineOf } from '../../../attempt/countdown.ts';
import type { FinishedQuiz, Quiz } from '../../../attempt/quiz.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuizFooter } from './quiz-footer.tsx';
import { QuizHeader } from './quiz-header.tsx';
import { useAttempt } from './use-attempt.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
import { useQuizKeys } from './use-quiz-keys.ts';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

interface ActiveQuizProps {
  quiz: Quiz;
  initialAttempt: Attempt;
  onProgress: (attempt: Attempt) => void;
  onFinish: (finished: FinishedQuiz) => void;
  onExit: () => void;
}

/** A quiz being taken, one question at a time. */
export function ActiveQuiz({ quiz, initialAttempt, onProgress, onFinish, onExit }: ActiveQuizProps) {
  const [attempt, send] = useAttempt(quiz, initialAttempt, { onProgress, onFinish });
  const [isLeaving, setLeaving] = useState(false);
  useLeaveWarning(hasAnswers(attempt) && attempt.finishedAt === null);

  const question = quiz.questions[attempt.at];
  const progress = attempt.progress[attempt.at];
  const isLast = attempt.at === quiz.questions.length - 1;

  const goOn = () => send({ kind: isLast ? 'finish' : 'next', now: Date.now() });
  const goBack = () => send({ kind: 'previous', now: Date.now() });
  const forward = () => {
    if (progress?.kind === 'open') send({ kind: 'submit' });
    else if (progress?.kind === 'missed') send({ kind: 'tryAgain' });
    else goOn();
  };

  useQuizKeys({
    onChoose: (option) => send({ kind: 'choose', option }),
    onForward: forward,
    onPrevious: goBack,
    onNext: () => {
      if (!isLast) goOn();
    },
  });

  if (question === undefined || progress === undefined) return null;
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <QuizHeader
        quiz={quiz}
        attempt={attempt}
        deadline={deadlineOf(attempt.startedAt, quiz.timeLimit)}
        onTimeUp={() => send({ kind: 'timeUp', now: Date.now() })}
        onExit={() => (hasAnswers(attempt) ? setLeaving(true) : onExit())}
      />
      <QuestionPanel
        key={question.id}
        question={question}
        place={attempt.at}
        count={quiz.questions.length}
        progress={progress}
        onChoose={(option) => send({ kind: 'choose', option })}
        onSubmit={() => send({ kind: 'submit' })}
        onTryAgain={() => send({ kind: 'tryAgain' })}
      />
      <QuizFooter
        isFirst={attempt.at === 0}
        isLast={isLast}
        canGoOn={isResolved(attempt, attempt.at)}
        onPrevious={goBack}
        onNext={goOn}
      />
      {isLeaving && <LeaveDialog onStay={() => setLeaving(false)} onLeave={onExit} />}
    </div>
  );
}
