import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { leaveWarning } from './leave-warning.ts';

interface LeaveDialogProps {
  /** It takes one of the quizzes that the student's plan has, finished or not. */
  isCounted: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before answers are lost; whoever presses Enter without reading loses nothing. */
export function LeaveDialog({ isCounted, onStay, onLeave }: LeaveDialogProps) {
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isDecision
      isOpen
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title="Leave Quiz?"
      description={isCounted ? `${leaveWarning} ${countedWords}` : leaveWarning}
      firstFocus={stay}
    >
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button tone="danger" onClick={onLeave}>
          Leave Quiz
        </Button>
        <Button ref={stay} onClick={onStay}>
          Stay in Quiz
        </Button>
      </div>
    </Dialog>
  );
}

const countedWords = 'It still counts toward the quizzes in your plan.';
