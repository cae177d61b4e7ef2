import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { leaveWarning } from './leave-warning.ts';

interface LeaveDialogProps {
  /** It takes one of the quizzes that the student's plan has, finished or not. */
  isCounted: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** Goes away from a quiz that stays open; nothing where it is kept nowhere. */
  onLater: (() => void) | undefined;
  /** Its time passes meanwhile. */
  hasClock: boolean;
}

/** Asks before answers are lost; whoever presses Enter without reading loses nothing. */
export function LeaveDialog({ isCounted, onStay, onLeave, onLater, hasClock }: LeaveDialogProps) {
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
      {onLater !== undefined && (
        <div className="mb-5 grid justify-items-start gap-2.5 rounded-md bg-sunken px-4 py-3 max-sm:justify-items-stretch">
          <p>
            Or keep it open: your answers so far are kept, on your other devices too.
            {hasClock && ' The clock goes on while you are away.'}
          </p>
          <Button tone="quiet" onClick={onLater}>
            Continue Later
          </Button>
        </div>
      )}
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

const countedWords = 'It still counts toward your weekly quizzes.';
