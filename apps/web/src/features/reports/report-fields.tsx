import { explanationLength, reportReasons, type ReportReason } from '@valence/contract';
import { useId } from 'react';
import { inputStyle } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { reasonWords } from './reason-words.ts';

const reasons = [
  { value: '', label: 'Choose a reason' },
  ...reportReasons.map((reason) => ({ value: reason, label: reasonWords[reason] })),
];

interface ReportFieldsProps {
  reason: ReportReason | null;
  explanation: string;
  onReason: (reason: string) => void;
  onExplanation: (explanation: string) => void;
  /** What is wrong with each; `null` where nothing is to be said. */
  problems: { reason: string | null; explanation: string | null };
}

/** Reason and explanation of a report. */
export function ReportFields({ reason, explanation, onReason, onExplanation, problems }: ReportFieldsProps) {
  const id = useId();
  return (
    <>
      <SelectField
        label="Reason"
        value={reason ?? ''}
        options={reasons}
        problem={problems.reason}
        onChange={onReason}
      />
      <div className="grid gap-1">
        <label className="grid gap-1">
          <span className="text-sm font-semibold">Explanation</span>
          <textarea
            rows={4}
            value={explanation}
            onChange={(event) => onExplanation(event.currentTarget.value)}
            aria-describedby={problems.explanation === null ? id : `${id} ${id}-problem`}
            aria-invalid={problems.explanation !== null}
            placeholder="What is wrong, and what would be right?"
            className={`${inputStyle} py-2`}
          />
        </label>
        <p id={id} className="figures text-sm text-soft">
          {explanationLength.least} to {explanationLength.most} characters, {explanation.trim().length} so far
        </p>
        {problems.explanation !== null && (
          <p id={`${id}-problem`} role="alert" className="text-sm font-semibold text-pink">
            {problems.explanation}
          </p>
        )}
      </div>
    </>
  );
}
