import type { IssuedQuestion } from '@valence/contract';
import { useEffect, useState, type ReactNode } from 'react';
import { hasAnswers, isAnsweredThrough, struckHere, type Attempt } from '../../../attempt/attempt.ts';
import type { Elsewhere } from '../../../attempt/catch-up.ts';
import { deadlineOf } from '../../../attempt/countdown.ts';
import type { FinishedQuiz, Quiz } from '../../../attempt/quiz.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { questionFrame } from '../../../ui/question/steps-bar.tsx';
import { FlaggedBar } from './flagged-bar.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuizFooter } from './quiz-footer.tsx';
import { QuizHeader } from './quiz-header.tsx';
import { useAttempt } from './use-attempt.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

// In the code that every question fetches, so that it is there when a set comes.
const BesideStimulus = lazyPart(async () => (await import('./answered.tsx')).BesideStimulus, {
  Missing: SetMissing,
});
const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog);

interface ActiveQuizProps {
  quiz: Quiz;
  /** A running attempt, or one in review mode, which shows every key and is never kept. */
  initialAttempt: Attempt;
  /** Left or finished, it takes one of the quizzes that the student's plan has. */
  isCounted?: boolean;
  /** What was answered in other tabs and on other devices. */
  elsewhere?: Elsewhere | null;
  onProgress?: (attempt: Attempt) => void;
  onHide?: (attempt: Attempt) => void;
  onFinish: (finished: FinishedQuiz) => void;
  onExit: () => void;
  /** Goes away from a quiz that is kept, answers and all. */
  onLater?: () => void;
  /** Opens and closes the calculator, and hears when it is reached for; without it there is no button for one. */
  calculator?: { onToggle: () => void; onReach: () => void };
  /** What stands beside a question for whoever finds a fault in it. */
  report?: (question: IssuedQuestion) => ReactNode;
}

/** A quiz being taken or reviewed, one question at a time. */
export function ActiveQuiz({
  quiz,
  initialAttempt,
  isCounted = false,
  elsewhere = null,
  onProgress = ignore,
  onHide = ignore,
  onFinish,
  onExit,
  onLater,
  calculator,
  report,
}: ActiveQuizProps) {
  const { attempt, send, stop } = useAttempt(quiz, initialAttempt, elsewhere, {
    onProgress,
    onHide,
    onFinish,
  });
  const [isLeaving, setLeaving] = useState(false);
  useLeaveWarning(hasAnswers(attempt));
  useEffect(() => BesideStimulus.preload(), []);

  const isReview = attempt.mode === 'review';
  const deadline = isReview ? null : deadlineOf(attempt.startedAt, quiz.timeLimit);
  const question = quiz.questions[attempt.at];
  const progress = attempt.progress[attempt.at];
  const isChoice = question?.toType === undefined;
  const isLast = attempt.at === quiz.questions.length - 1;

  const goOn = () => send({ kind: isLast ? 'finish' : 'next', now: Date.now() });
  const goBack = () => send({ kind: 'previous', now: Date.now() });
  const forward = () => {
    if (progress?.kind === 'open') send({ kind: 'submit' });
    else if (progress?.kind === 'missed') send({ kind: 'tryAgain' });
    else goOn();
  };
  const exit = () => {
    stop();
    onExit();
  };

  if (question === undefined || progress === undefined) return null;
  const panel = (
    <QuestionPanel
      key={question.id}
      quiz={quiz}
      standing={attempt.typed?.[question.id] ?? question.standing}
      onGraded={(standing, after) =>
        send({ kind: 'graded', at: attempt.at, id: question.id, standing, progress: after })
      }
      question={question}
      place={attempt.at}
      count={quiz.questions.length}
      progress={progress}
      struck={struckHere(attempt)}
      report={report?.(question)}
      onChoose={(option) => send({ kind: 'choose', option })}
      onStrike={(option) => send({ kind: 'strike', option })}
      onFlag={() => send({ kind: 'flag' })}
      onForward={forward}
      onPrevious={goBack}
      onNext={() => isLast || goOn()}
    />
  );
  return (
    <div className={`${questionFrame(question.stimulus !== undefined)} gap-3 sm:gap-4`}>
      <QuizHeader
        quiz={quiz}
        attempt={attempt}
        deadline={deadline}
        // A page that slept past the end finishes as of the end.
        onTimeUp={() => send({ kind: 'timeUp', now: Math.min(Date.now(), deadline ?? Infinity) })}
        calculator={calculator}
        onFlag={() => send({ kind: 'flag' })}
        onExit={() => (hasAnswers(attempt) ? setLeaving(true) : exit())}
      />
      {question.stimulus === undefined ? (
        panel
      ) : (
        <BesideStimulus key={question.stimulus.id} question={question} questions={quiz.questions}>
          {panel}
        </BesideStimulus>
      )}
      <QuizFooter
        isFirst={attempt.at === 0}
        isLast={isLast}
        progress={progress}
        isTyped={!isChoice}
        isReview={isReview}
        onSubmit={() => send({ kind: 'submit' })}
        onTryAgain={() => send({ kind: 'tryAgain' })}
        onPrevious={goBack}
        onNext={goOn}
      >
        {!isReview && attempt.flagged.length > 0 && isAnsweredThrough(attempt) && (
          <FlaggedBar
            questions={quiz.questions}
            flagged={attempt.flagged}
            isLast={isLast}
            onGoTo={(at) => send({ kind: 'goTo', at, now: Date.now() })}
          />
        )}
      </QuizFooter>
      {isLeaving && (
        <LeaveDialog
          isCounted={isCounted}
          hasClock={deadline !== null}
          onStay={() => setLeaving(false)}
          onLeave={exit}
          onLater={onLater}
        />
      )}
    </div>
  );
}

/** Nothing of a set is shown without what it is on. A browser asks for the same code again only with the page; the quiz is kept. */
function SetMissing() {
  return (
    <p className="text-soft">
      This question could not be loaded.{' '}
      <Button size="small" onClick={() => location.reload()}>
        Try Again
      </Button>
    </p>
  );
}

function ignore(): void {
  // A review has nothing to keep.
}
