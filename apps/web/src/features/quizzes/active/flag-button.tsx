import { Flag } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

/** Flags the question on show, or takes that back. It stands at the left of its group, so that its words move nothing. */
export function FlagButton({ isFlagged, onFlag }: { isFlagged: boolean; onFlag: () => void }) {
  return (
    <Button
      tone="bare"
      size="icon"
      aria-pressed={isFlagged}
      aria-keyshortcuts="F"
      className={`text-sm sm:w-auto sm:px-3 ${isFlagged ? 'text-orange' : ''}`}
      onClick={onFlag}
    >
      <Flag className={`size-4.5 ${isFlagged ? 'fill-current' : ''}`} aria-hidden />
      <span className="max-sm:sr-only">
        {isFlagged ? (
          'Flagged'
        ) : (
          <>
            Flag<span className="sr-only"> this question</span>
          </>
        )}
      </span>
    </Button>
  );
}
