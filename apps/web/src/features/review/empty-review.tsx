import { PartyPopper } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** There is nothing to go over: every answer was right. */
export function EmptyReview({ onBack }: { onBack: () => void }) {
  return (
    <Notice
      icon={<PartyPopper className="size-7" aria-hidden />}
      title="No questions to review"
      text="Great job! You got all questions correct."
    >
      <Button onClick={onBack}>Back to Results</Button>
    </Notice>
  );
}
