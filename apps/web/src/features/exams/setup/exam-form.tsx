import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StudentExam, StudentExams } from '@valence/contract';
import { useRef, useState } from 'react';
import { examsQuery, saveExam, showExams } from '../../../api/progress/exams.ts';
import { fieldProblems } from '../../../api/field-problems.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { draftOf, missingIn, newDraft, settingsOf } from './exam-draft.ts';
import { FreeDaysField } from './free-days-field.tsx';
import { MinutesFields } from './minutes-fields.tsx';
import { OwnTopics } from './own-topics.tsx';

interface ExamFormProps {
  known: StudentExams['known'];
  today: string;
  /** The exam to change; `null` for a new one. */
  exam: StudentExam | null;
  /** Gets the id of what was saved. */
  onSaved: (id: string) => void;
  onCancel?: () => void;
}

/** Which exam, when, and how many minutes a day: what a plan needs. */
export function ExamForm({ known, today, exam, onSaved, onCancel }: ExamFormProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => (exam === null ? newDraft(known) : draftOf(exam)));
  const [isTold, setTold] = useState(false);
  const date = useRef<HTMLInputElement>(null);
  const saving = useMutation({
    mutationFn: () => saveExam(exam?.id ?? null, settingsOf(draft)),
    onSuccess: (saved) => {
      const before = queries.getQueryData(examsQuery.queryKey)?.exams ?? [];
      const added = saved.exams.find(({ id }) => !before.some((one) => one.id === id));
      showExams(queries, saved);
      onSaved(exam?.id ?? added?.id ?? '');
    },
  });
  const missing = missingIn(draft, exam?.date === draft.date ? draft.date : today);
  const { message, problemOf } = fieldProblems(
    saving.error,
    fields,
    'Your exam could not be saved just now. Please try again in a moment.',
  );
  const told = isTold ? missing : null;
  const problem = told === null ? message : told.field === 'date' ? null : told.words;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setTold(true);
        if (missing?.field === 'date') date.current?.focus();
        if (missing === null && !saving.isPending) saving.mutate();
      }}
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField
          label="Exam"
          value={draft.exam}
          options={[
            ...known.map(({ id, name }) => ({ value: id, label: name })),
            { value: 'own', label: 'Another exam: I choose its topics' },
          ]}
          onChange={(chosen) => setDraft({ ...draft, exam: chosen })}
        />
        <Field
          ref={date}
          label="Day of the exam"
          type="date"
          min={today}
          value={draft.date}
          hint="Today or later."
          problem={told?.field === 'date' ? told.words : problemOf('date')}
          onChange={(event) => setDraft({ ...draft, date: event.currentTarget.value })}
        />
      </div>
      {draft.exam === 'own' && (
        <>
          <Field
            label="What do you call it?"
            value={draft.name}
            problem={problemOf('subject.name')}
            maxLength={80}
            placeholder="Chemistry finals"
            autoComplete="off"
            onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
          />
          <OwnTopics topics={draft.topics} onChange={(topics) => setDraft({ ...draft, topics })} />
        </>
      )}
      <MinutesFields minutes={draft.minutes} onChange={(minutes) => setDraft({ ...draft, minutes })} />
      <FreeDaysField
        freeDays={draft.freeDays}
        today={today}
        until={draft.date}
        onChange={(freeDays) => setDraft({ ...draft, freeDays })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={saving.isPending}>
          {exam === null ? 'Make my plan' : 'Save'}
        </Button>
        {onCancel !== undefined && (
          <Button tone="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      {/* Below the buttons, which stay where they were pressed. */}
      {problem !== null && (
        <p role="alert" className="font-semibold text-pink">
          {problem}
        </p>
      )}
      {draft.exam !== 'own' && (
        <p className="text-sm text-soft">
          The name says what the plan is for. Not affiliated with or endorsed by its board; check dates and
          rules there.
        </p>
      )}
    </form>
  );
}

/** Fields that can show what the server found wrong with them. */
const fields = ['date', 'subject.name'];
