import { subjects } from '@valence/contract';
import { BookOpenCheck, RotateCcw } from 'lucide-react';
import { rightAtFirstPlaces, rightLaterPlaces } from '../../attempt/quiz-places.ts';
import type { FinishedQuiz } from '../../attempt/quiz.ts';
import { Button } from '../../ui/button.tsx';
import { PremiumLock } from '../../ui/premium-lock.tsx';

interface ComprehensiveReviewProps {
  finished: FinishedQuiz;
  isPremium: boolean;
  /** A quiz is on its way. */
  isStarting: boolean;
  onReview: (scope: 'missed' | 'all') => void;
  onRetry: () => void;
}

/** The ways to go on from a quiz: over what was missed, over every concept of it, or the like once more. */
export function ComprehensiveReview({
  finished,
  isPremium,
  isStarting,
  onReview,
  onRetry,
}: ComprehensiveReviewProps) {
  const { quiz } = finished;
  const missed = quiz.questions.length - rightAtFirstPlaces(finished).length;
  const isRightLater = rightLaterPlaces(finished).length > 0;
  const isSubjectQuiz = subjects.some(({ id }) => id === quiz.topic);
  return (
    <section
      aria-labelledby="comprehensive-review"
      className="grid gap-4 rounded-lg border border-line bg-surface p-5 shadow-low sm:p-6"
    >
      <div>
        <h2 id="comprehensive-review" className="flex items-center gap-2.5 text-heading">
          <BookOpenCheck className="size-6 text-blue" aria-hidden />
          Comprehensive Review
        </h2>
        <p className="mt-1 text-soft">{leadWords(missed, isRightLater)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button tone={missed === 0 ? 'quiet' : 'primary'} onClick={() => onReview('missed')}>
          Review Missed Questions
        </Button>
        <Button tone={missed === 0 && isPremium ? 'primary' : 'quiet'} onClick={() => onReview('all')}>
          Review All Concepts
          {!isPremium && <PremiumLock />}
        </Button>
        {isSubjectQuiz && (
          <Button tone="quiet" disabled={isStarting} onClick={onRetry}>
            <RotateCcw className="size-5" aria-hidden />
            {isStarting ? 'Starting...' : 'Retry Quiz'}
            {!isPremium && <PremiumLock />}
          </Button>
        )}
      </div>
    </section>
  );
}

/** @param isRightLater whether some of the missed ones became right, so that they count as right above */
function leadWords(missed: number, isRightLater: boolean): string {
  if (missed === 0) return 'Every answer was right. Go over the reasons once more, so that they stay.';
  if (missed === 1)
    return `Go over the question ${isRightLater ? 'that was not right at the first try' : 'you missed'}, followed by fresh ones on the same skill.`;
  return `Go over the ${missed} questions ${isRightLater ? 'that were not right at the first try' : 'you missed'}, followed by fresh ones on the same skills.`;
}
