import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface SubmitDialogProps {
  /** Numbers of the questions without an answer, from 1. */
  unanswered: readonly number[];
  /** Numbers of the questions whose typed answers cannot be read. */
  notRead: readonly number[];
  flaggedCount: number;
  isSubmitting: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks once more before a paper is submitted, and names what has no answer: as long as there is such a thing, going on is the first choice. */
export function SubmitDialog({
  unanswered,
  notRead,
  flaggedCount,
  isSubmitting,
  onSubmit,
  onClose,
}: SubmitDialogProps) {
  const open = unanswered.length;
  const isDone = open === 0 && notRead.length === 0;
  const keepWorking = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      isDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Submit the paper?"
      {...(!isDone && { firstFocus: keepWorking })}
      description={
        open === 0
          ? 'Every question has an answer. You cannot change them afterwards.'
          : `${open} ${open === 1 ? 'question has' : 'questions have'} no answer: ${unanswered.join(', ')}.`
      }
    >
      {notRead.length > 0 && (
        <p className="mb-4">
          We cannot read what you typed for {notRead.length === 1 ? 'question' : 'questions'}{' '}
          {notRead.join(', ')}. It counts as no answer.
        </p>
      )}
      {flaggedCount > 0 && (
        <p className="mb-4">
          {flaggedCount} flagged {flaggedCount === 1 ? 'question' : 'questions'}.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button tone={isDone ? 'primary' : 'quiet'} isBusy={isSubmitting} onClick={onSubmit}>
          Submit Paper
        </Button>
        <Button ref={keepWorking} tone={isDone ? 'quiet' : 'primary'} onClick={onClose}>
          Keep Working
        </Button>
      </div>
    </Dialog>
  );
}
