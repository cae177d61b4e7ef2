import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

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
      description="Are you sure you want to leave? Your quiz progress will not be saved."
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
