import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useTimeZone } from '../../../ui/served-page.ts';

interface CustomLimitDialogProps {
  limit: number;
  resetDate: string | null;
  onClose: () => void;
}

/** Tells a Premium student that this week's custom quizzes are used, and when there are new ones. */
export function CustomLimitDialog({ limit, resetDate, onClose }: CustomLimitDialogProps) {
  const timeZone = useTimeZone();
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Weekly limit reached"
      description={`You have used all ${limit} custom quizzes of this week. Come back next Monday!`}
    >
      <p>
        {resetDate !== null && `The next ones are here on ${momentOf(resetDate, timeZone)}. `}
        Subject quizzes have no limit for you.
      </p>
      <div className="mt-5 flex justify-end">
        <Button onClick={onClose}>Got it</Button>
      </div>
    </Dialog>
  );
}

function momentOf(resetDate: string, timeZone: string): string {
  return new Date(resetDate).toLocaleString('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
}
