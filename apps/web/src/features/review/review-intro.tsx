import { Dumbbell, Flag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface ReviewIntroProps {
  /** Questions of the quiz that the review goes over. */
  askedCount: number;
  /** Some of them became right, and are gone over because they were not at the first try. */
  isRightLater: boolean;
  variantCount: number;
  flaggedCount: number;
  hasFailed: boolean;
  onPractise: () => void;
  /** Shows the flagged questions alone. */
  onFlagged: () => void;
}

/** What the review holds, and the offer to answer the fresh questions before their keys are looked at. */
export function ReviewIntro({
  askedCount,
  isRightLater,
  variantCount,
  flaggedCount,
  hasFailed,
  onPractise,
  onFlagged,
}: ReviewIntroProps) {
  return (
    <Intro>
      <p className="grow basis-72 text-sm">
        {count(askedCount, 'question')} of your quiz
        {isRightLater && ` that ${askedCount === 1 ? 'was' : 'were'} not right at the first try`}
        {variantCount > 0 &&
          `, then ${count(variantCount, 'fresh question')} on the skills you missed, with their answers`}
        .{hasFailed && ' Fresh questions could not be loaded just now.'}
      </p>
      {flaggedCount > 0 && (
        <Button tone="quiet" size="small" onClick={onFlagged}>
          <Flag className="size-4.5" aria-hidden />
          Only Flagged ({flaggedCount})
        </Button>
      )}
      {variantCount > 0 && (
        <Button tone="quiet" size="small" onClick={onPractise}>
          <Dumbbell className="size-4.5" aria-hidden />
          Practice the Fresh Ones First
        </Button>
      )}
    </Intro>
  );
}

/** Says that the review holds the flagged questions alone. */
export function FlaggedIntro({ flaggedCount, onShowAll }: { flaggedCount: number; onShowAll: () => void }) {
  return (
    <Intro>
      <p className="grow basis-72 text-sm">
        {count(flaggedCount, 'question')} that you flagged in your quiz.
      </p>
      <Button tone="quiet" size="small" onClick={onShowAll}>
        Show the Whole Review
      </Button>
    </Intro>
  );
}

function Intro({ children }: { children: ReactNode }) {
  return (
    <aside
      aria-label="About this review"
      className="mx-auto mb-5 flex w-full max-w-3xl flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-blue-wash px-5 py-3"
    >
      {children}
    </aside>
  );
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
