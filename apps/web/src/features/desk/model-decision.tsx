import { useMutation } from '@tanstack/react-query';
import type { DeskModelQuestion } from '@valence/contract';
import { useRef, useState } from 'react';
import { decideModelQuestion } from '../../api/desk/desk.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ConfirmedDialog } from './confirmed-dialog.tsx';
import { FailureLine } from './failure-line.tsx';

interface ModelDecisionProps {
  question: DeskModelQuestion;
  /** What has the focus once the question has left the list. */
  whereNext: () => HTMLElement | null;
  onDecided: () => void;
}

/** Keeps a question of the model, or throws it out, which is asked once more since it is for good. */
export function ModelDecision({ question, whereNext, onDecided }: ModelDecisionProps) {
  const { questionId, state } = question;
  const [note, setNote] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const isThrownOut = useRef(false);
  const decide = (isKept: boolean) =>
    decideModelQuestion({ questionId, isKept, note: note.trim() === '' ? null : note });
  const keeping = useMutation({
    mutationFn: () => decide(true),
    onSuccess: () => {
      whereNext()?.focus();
      onDecided();
    },
  });
  return (
    <div className="grid max-w-xl grid-cols-1 gap-3">
      <Field
        label="Note for the log"
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      <FailureLine error={keeping.error} />
      <div className="flex flex-wrap gap-2">
        {state === 'new' && (
          <Button size="small" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
            Keep
          </Button>
        )}
        <Button tone="danger" size="small" isBusy={keeping.isPending} onClick={() => setIsAsked(true)}>
          Throw out for good
        </Button>
      </div>
      {isAsked && (
        <ConfirmedDialog
          title="Throw this question out?"
          description="No new quiz takes it, and nothing brings it back. Those who have it keep it."
          label="Throw out"
          act={() => decide(false)}
          onDone={() => {
            isThrownOut.current = true;
            setIsAsked(false);
            onDecided();
          }}
          onClose={() => setIsAsked(false)}
          returnFocusTo={() => (isThrownOut.current ? whereNext() : null)}
        />
      )}
    </div>
  );
}
