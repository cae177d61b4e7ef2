import { useState, type ReactNode } from 'react';
import type { Attempt } from '../../attempt/attempt.ts';
import type { FinishedQuiz, Quiz } from '../../attempt/quiz.ts';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { EmptyReview } from './empty-review.tsx';
import { PracticeSummary } from './practice-summary.tsx';
import { ReviewIntro } from './review-intro.tsx';
import { startPractice, startReview, type ReviewScope } from './review.ts';
import { useVariants } from './use-variants.ts';

/** What the questions are gone through with. */
interface Taking {
  quiz: Quiz;
  initialAttempt: Attempt;
  onFinish: (finished: FinishedQuiz) => void;
  onExit: () => void;
}

interface ReviewScreenProps {
  finished: FinishedQuiz;
  scope: ReviewScope;
  /** Whether the student's plan has three attempts at a question. */
  hasPracticeMode: boolean;
  onBack: () => void;
  /** Shows questions one at a time. */
  children: (taking: Taking) => ReactNode;
}

type Phase =
  | { kind: 'review' }
  | { kind: 'practice'; startedAt: number }
  | { kind: 'practised'; practised: FinishedQuiz };

/** The missed questions of a quiz, or all of them, followed by fresh variants of the missed ones. */
export function ReviewScreen({ finished, scope, hasPracticeMode, onBack, children }: ReviewScreenProps) {
  const { variants, isLoading, hasFailed } = useVariants(finished);
  const [phase, setPhase] = useState<Phase>({ kind: 'review' });
  const [openedAt] = useState(() => Date.now());
  const toReview = () => setPhase({ kind: 'review' });

  if (isLoading) return <ScreenSkeleton />;
  if (phase.kind === 'practised')
    return <PracticeSummary practised={phase.practised} onReview={toReview} onBack={onBack} />;
  if (phase.kind === 'practice') {
    const mode = hasPracticeMode ? 'practice' : 'single';
    const { quiz, attempt } = startPractice(finished, variants, mode, phase.startedAt);
    return children({
      quiz,
      initialAttempt: attempt,
      onFinish: (practised) => setPhase({ kind: 'practised', practised }),
      onExit: toReview,
    });
  }
  const { quiz, attempt } = startReview(finished, scope, variants, openedAt);
  if (quiz.questions.length === 0) return <EmptyReview onBack={onBack} />;
  return (
    <>
      <ReviewIntro
        askedCount={quiz.questions.length - variants.length}
        variantCount={variants.length}
        hasFailed={hasFailed}
        onPractise={() => setPhase({ kind: 'practice', startedAt: Date.now() })}
      />
      {children({ quiz, initialAttempt: attempt, onFinish: onBack, onExit: onBack })}
    </>
  );
}
