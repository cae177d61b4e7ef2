import { PartyPopper } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface EmptyReviewProps {
  flaggedCount: number;
  onFlagged: () => void;
  onBack: () => void;
}

/** There is nothing missed to go over: every answer was right. What was flagged can still be looked at. */
export function EmptyReview({ flaggedCount, onFlagged, onBack }: EmptyReviewProps) {
  return (
    <Notice
      icon={<PartyPopper className="size-7" aria-hidden />}
      title="No questions to review"
      text="Great job! You got all questions correct."
    >
      <Button onClick={onBack}>Back to Results</Button>
      {flaggedCount > 0 && (
        <Button tone="quiet" onClick={onFlagged}>
          Look at the Flagged ({flaggedCount})
        </Button>
      )}
    </Notice>
  );
}
