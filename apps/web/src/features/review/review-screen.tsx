import { useState, type ReactNode } from 'react';
import type { Attempt } from '../../attempt/attempt.ts';
import { flaggedPlaces, rightLaterPlaces } from '../../attempt/quiz-places.ts';
import type { FinishedQuiz, Quiz } from '../../attempt/quiz.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { EmptyReview } from './empty-review.tsx';
import { PracticeSummary } from './practice-summary.tsx';
import { FlaggedIntro, ReviewIntro } from './review-intro.tsx';
import { startPractice, startReview, type ReviewScope } from './review.ts';
import { useVariants } from './use-variants.ts';

/** What the questions are gone through with. */
interface Taking {
  /** Another part is gone through anew. */
  part: 'practice' | ReviewScope;
  quiz: Quiz;
  initialAttempt: Attempt;
  onFinish: (finished: FinishedQuiz) => void;
  onExit: () => void;
}

interface ReviewScreenProps {
  finished: FinishedQuiz;
  scope: 'missed' | 'all';
  /** Whether the student's plan has three attempts at a question. */
  hasPracticeMode: boolean;
  onBack: () => void;
  /** Shows questions one at a time. */
  children: (taking: Taking) => ReactNode;
}

type Phase =
  | { kind: 'review'; isFlaggedOnly: boolean }
  | { kind: 'practice'; startedAt: number }
  | { kind: 'practised'; practised: FinishedQuiz };

/** The missed questions of a quiz, or all of them, followed by fresh variants of the missed ones. */
export function ReviewScreen({ finished, scope, hasPracticeMode, onBack, children }: ReviewScreenProps) {
  const { variants, isLoading, hasFailed } = useVariants(finished);
  const [phase, setPhase] = useState<Phase>({ kind: 'review', isFlaggedOnly: false });
  const [openedAt] = useState(() => Date.now());
  const toReview = () => setPhase({ kind: 'review', isFlaggedOnly: false });
  const toFlagged = () => setPhase({ kind: 'review', isFlaggedOnly: true });
  const flaggedCount = flaggedPlaces(finished).length;

  if (isLoading) return <ScreenSkeleton />;
  if (phase.kind === 'practised')
    return <PracticeSummary practised={phase.practised} onReview={toReview} onBack={onBack} />;
  if (phase.kind === 'practice') {
    const mode = hasPracticeMode ? 'practice' : 'single';
    const { quiz, attempt } = startPractice(finished, variants, mode, phase.startedAt);
    return children({
      part: 'practice',
      quiz,
      initialAttempt: attempt,
      onFinish: (practised) => setPhase({ kind: 'practised', practised }),
      onExit: toReview,
    });
  }
  const part = phase.isFlaggedOnly ? 'flagged' : scope;
  const { quiz, attempt } = startReview(finished, part, variants, openedAt);
  if (quiz.questions.length === 0)
    return <EmptyReview flaggedCount={flaggedCount} onFlagged={toFlagged} onBack={onBack} />;
  return (
    <>
      {phase.isFlaggedOnly ? (
        <FlaggedIntro flaggedCount={flaggedCount} onShowAll={toReview} />
      ) : (
        <ReviewIntro
          askedCount={quiz.questions.length - variants.length}
          isRightLater={part === 'missed' && rightLaterPlaces(finished).length > 0}
          variantCount={variants.length}
          flaggedCount={flaggedCount}
          hasFailed={hasFailed}
          onPractise={() => setPhase({ kind: 'practice', startedAt: Date.now() })}
          onFlagged={toFlagged}
        />
      )}
      {children({ part, quiz, initialAttempt: attempt, onFinish: onBack, onExit: onBack })}
    </>
  );
}
