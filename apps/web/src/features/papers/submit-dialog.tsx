import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface SubmitDialogProps {
  /** Numbers of the questions without an answer, from 1. */
  unanswered: readonly number[];
  /** Numbers of the questions whose typed answers cannot be read. */
  notRead: readonly number[];
  /** Numbers of the flagged questions. */
  flagged: readonly number[];
  isSubmitting: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks once more before a paper is submitted, and names what has no answer: as long as there is such a thing, going on is the first choice. */
export function SubmitDialog({
  unanswered,
  notRead,
  flagged,
  isSubmitting,
  onSubmit,
  onClose,
}: SubmitDialogProps) {
  const open = unanswered.length;
  const isDone = open === 0 && notRead.length === 0;
  const first = useRef<HTMLButtonElement>(null);
  const submit = (
    <Button
      key="submit"
      ref={isDone ? first : undefined}
      tone={isDone ? 'primary' : 'quiet'}
      disabled={isSubmitting}
      onClick={onSubmit}
    >
      Submit Paper
    </Button>
  );
  const keep = (
    <Button key="keep" ref={isDone ? undefined : first} tone={isDone ? 'quiet' : 'primary'} onClick={onClose}>
      Keep Working
    </Button>
  );
  return (
    <Dialog
      isOpen
      isDecision
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Submit the paper?"
      firstFocus={first}
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
      {flagged.length > 0 && (
        <p className="mb-4">
          {flagged.length} flagged {flagged.length === 1 ? 'question' : 'questions'}: {flagged.join(', ')}.
        </p>
      )}
      {/* What comes first to mind stands last, which is on top where they are stacked. */}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
        {isDone ? [keep, submit] : [submit, keep]}
      </div>
    </Dialog>
  );
}
