import { useMutation, useQueryClient } from '@tanstack/react-query';
import { upkeepMinutes, type StudentExam } from '@valence/contract';
import { useState } from 'react';
import { aftermathChange } from '../../api/progress/exams.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { readNumber } from '../../ui/typed/read-number.ts';

const answers = [
  { value: '', label: 'I would rather not say' },
  { value: 'better', label: 'Better than I thought' },
  { value: 'expected', label: 'As I thought' },
  { value: 'worse', label: 'Worse than I thought' },
] as const;

/** After the exam: how it went, if the student likes to say, and whether what was learnt is to be kept up. */
export function AftermathCard({ exam }: { exam: StudentExam }) {
  const queries = useQueryClient();
  const [mark, setMark] = useState(exam.mark === null ? '' : String(exam.mark));
  const saving = useMutation(aftermathChange(queries, exam));
  const number = readNumber(mark);
  const isMark = number === null || (number >= 0 && number <= 100);
  return (
    <Card title="After the exam">
      <p className="max-w-[62ch] text-soft">It is over. How did it go? You need not say.</p>
      <div className="mt-4 grid gap-5 sm:grid-cols-2">
        <SelectField
          label="It went"
          value={exam.went ?? ''}
          options={answers}
          onChange={(went) => saving.mutate({ went: went === '' ? null : went })}
        />
        <div className="flex items-end gap-3">
          <Field
            label="My mark in percent (optional)"
            inputMode="decimal"
            value={mark}
            problem={isMark ? null : 'A number from 0 to 100, please.'}
            onChange={(event) => setMark(event.currentTarget.value)}
          />
          <Button
            tone="quiet"
            disabled={!isMark}
            isBusy={number === exam.mark || saving.isPending}
            onClick={() => saving.mutate({ mark: number })}
          >
            Save
          </Button>
        </div>
      </div>
      <div className="mt-5">
        <Switch
          label="Keep what I learned"
          note={`Up to ${upkeepMinutes} minutes a day of what you would forget next`}
          isOn={exam.upkeep}
          onChange={(upkeep) => saving.mutate({ upkeep })}
        />
      </div>
      {saving.isError && (
        <p role="alert" className="mt-3 font-semibold text-pink">
          That could not be saved just now. Please try again in a moment.
        </p>
      )}
    </Card>
  );
}
