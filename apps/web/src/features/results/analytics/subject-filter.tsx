import type { QuizHistoryStats } from '@valence/contract';
import { SelectField } from '../../../ui/select-field.tsx';
import { quizTitle } from '../../../attempt/quiz-title.ts';

interface SubjectFilterProps {
  stats: QuizHistoryStats | null;
  /** A subject's id or a custom topic; `null` for all. */
  value: string | null;
  onChange: (subject: string | null) => void;
}

/** Narrows the numbers to one of the subjects and custom topics that the student has taken. */
export function SubjectFilter({ stats, value, onChange }: SubjectFilterProps) {
  const options = (stats?.subjectStats ?? []).map(({ subject }) => ({
    value: subject,
    label: quizTitle(subject),
  }));
  return (
    <div className="w-64 max-w-full">
      <SelectField
        label="Subject"
        value={value ?? ''}
        options={[{ value: '', label: 'All Subjects' }, ...options]}
        onChange={(subject) => onChange(subject || null)}
      />
    </div>
  );
}
