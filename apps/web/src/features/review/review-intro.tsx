import { Dumbbell } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface ReviewIntroProps {
  /** Questions of the quiz that the review goes over. */
  askedCount: number;
  variantCount: number;
  hasFailed: boolean;
  onPractise: () => void;
}

/** What the review holds, and the offer to answer the fresh questions before their keys are looked at. */
export function ReviewIntro({ askedCount, variantCount, hasFailed, onPractise }: ReviewIntroProps) {
  return (
    <aside
      aria-label="About this review"
      className="mx-auto mb-5 flex w-full max-w-3xl flex-wrap items-center gap-x-5 gap-y-3 rounded-lg border border-line bg-blue-wash px-5 py-3"
    >
      <p className="grow basis-72 text-sm">
        {count(askedCount, 'question')} of your quiz
        {variantCount > 0 &&
          `, then ${count(variantCount, 'fresh question')} on the skills you missed, with their answers`}
        .{hasFailed && ' Fresh questions could not be loaded just now.'}
      </p>
      {variantCount > 0 && (
        <Button tone="quiet" size="small" onClick={onPractise}>
          <Dumbbell className="size-4.5" aria-hidden />
          Practise the Fresh Ones First
        </Button>
      )}
    </aside>
  );
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? '' : 's'}`;
}
