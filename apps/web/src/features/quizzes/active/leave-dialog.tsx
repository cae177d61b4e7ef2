import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { leaveWarning } from './leave-warning.ts';

interface LeaveDialogProps {
  onStay: () => void;
  onLeave: () => void;
}

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  return (
    <Dialog
      isDecision
      isOpen
      onOpenChange={(open) => {
        if (!open) onStay();
      }}
      title="Leave Quiz?"
      description={leaveWarning}
    >
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        <Button tone="danger" onClick={onLeave}>
          Leave Quiz
        </Button>
        <Button onClick={onStay}>Stay in Quiz</Button>
      </div>
    </Dialog>
  );
}
