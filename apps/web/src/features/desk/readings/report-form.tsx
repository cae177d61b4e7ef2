import { useMutation } from '@tanstack/react-query';
import { doubtLength, type DeskReading, type ReportReason } from '@valence/contract';
import { useState } from 'react';
import { reportReading } from '../../../api/desk/desk-readings.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { FailureLine } from '../failure-line.tsx';

const reasons = [
  { value: 'wrong_answer', label: 'Wrong key' },
  { value: 'unclear_question', label: 'Unclear question' },
  { value: 'typo', label: 'Error in the wording' },
  { value: 'missing_context', label: 'Something is missing' },
  { value: 'other', label: 'Another fault' },
] as const satisfies readonly { value: ReportReason; label: string }[];

/** Sends the question the way of every report: it is proved again, and waits for a decision. */
export function ReportForm({ reading, onReported }: { reading: DeskReading; onReported: () => void }) {
  const [reason, setReason] = useState<(typeof reasons)[number]['value']>('wrong_answer');
  const [explanation, setExplanation] = useState(reading.doubt ?? '');
  const reporting = useMutation({ mutationFn: reportReading, onSuccess: onReported });
  return (
    <form
      aria-label="Report the question"
      className="grid max-w-xl grid-cols-1 gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault();
        reporting.mutate({ id: reading.id, reason, explanation });
      }}
    >
      <SelectField label="Fault" value={reason} options={reasons} onChange={setReason} />
      <Field
        label="What is wrong with it"
        value={explanation}
        required
        maxLength={doubtLength}
        onChange={(event) => setExplanation(event.target.value)}
      />
      <FailureLine error={reporting.error} />
      <Button type="submit" tone="quiet" className="justify-self-start" isBusy={reporting.isPending}>
        Report the question
      </Button>
    </form>
  );
}
