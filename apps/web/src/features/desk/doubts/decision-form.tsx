import { useMutation } from '@tanstack/react-query';
import type { DeskDecided, DeskDecision, DeskDoubt } from '@valence/contract';
import { useState } from 'react';
import { decideOnDesk } from '../../../api/desk/desk.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FailureLine } from '../failure-line.tsx';

const kinds = [
  { value: 'keep', label: 'Keep: the question stands' },
  { value: '0', label: 'Correct: A is right' },
  { value: '1', label: 'Correct: B is right' },
  { value: '2', label: 'Correct: C is right' },
  { value: '3', label: 'Correct: D is right' },
  { value: 'noneRight', label: 'Correct: no option is right' },
  { value: 'twoRight', label: 'Correct: more than one option is right' },
  { value: 'unclear', label: 'Withdraw: it is unclear' },
  { value: 'wrongFigure', label: 'Withdraw: its figure is wrong' },
  { value: 'wording', label: 'Withdraw: a sentence is wrong' },
  { value: 'other', label: 'Withdraw: the fault is another' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** What becomes of a question, with words to those who reported it. Quizzes are graded again at once where its key changes. */
export function DecisionForm({ doubt, onDecided }: { doubt: DeskDoubt; onDecided: () => void }) {
  const [kind, setKind] = useState<Kind>('keep');
  const [note, setNote] = useState('');
  const deciding = useMutation({ mutationFn: decideOnDesk, onSuccess: onDecided });
  return (
    <form
      className="grid max-w-xl grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        // A button that is disabled would lose the focus, and the entry may stay.
        if (deciding.isPending) return;
        const { questionId } = doubt;
        deciding.mutate({ questionId, decision: decisionOf(kind), note: note.trim() === '' ? null : note });
      }}
    >
      <SelectField label="Decision" value={kind} options={kinds} onChange={setKind} />
      <Field
        label="Note to those who reported it"
        value={note}
        maxLength={500}
        onChange={(event) => setNote(event.target.value)}
      />
      <FailureLine error={deciding.error} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit">Decide</Button>
        <output>{deciding.data && outcomeOf(deciding.data)}</output>
      </div>
    </form>
  );
}

function outcomeOf({ outcome, regraded, isWithdrawn }: DeskDecided): string {
  const graded = regraded === 1 ? '1 quiz was' : `${regraded} quizzes were`;
  return `It is ${outcome}. ${graded} graded again. It is ${isWithdrawn ? 'out of' : 'in'} new quizzes.`;
}

function decisionOf(kind: Kind): DeskDecision['decision'] {
  switch (kind) {
    case 'keep':
      return { kind };
    case 'noneRight':
    case 'twoRight':
      return { kind: 'correct', key: null, fault: kind };
    case 'unclear':
    case 'wrongFigure':
    case 'wording':
    case 'other':
      return { kind: 'withdraw', fault: kind };
    case '0':
    case '1':
    case '2':
    case '3':
      return { kind: 'correct', key: Number(kind) };
  }
}
