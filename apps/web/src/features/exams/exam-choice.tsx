import { mostExams, type StudentExam } from '@valence/contract';
import { Plus } from 'lucide-react';
import { Button } from '../../ui/button.tsx';

interface ExamChoiceProps {
  exams: readonly StudentExam[];
  /** The exam that is shown. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onAdd: () => void;
}

/** Which of several exams is looked at, and the way to another one. */
export function ExamChoice({ exams, chosen, onChoose, onAdd }: ExamChoiceProps) {
  if (exams.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {exams.length > 1 &&
        exams.map(({ id, name }) => (
          <Button
            key={id}
            tone={id === chosen ? 'primary' : 'quiet'}
            size="small"
            aria-pressed={id === chosen}
            onClick={() => onChoose(id)}
          >
            {name}
          </Button>
        ))}
      {exams.length < mostExams && (
        <Button tone="quiet" size="small" onClick={onAdd}>
          <Plus className="size-4" aria-hidden />
          Add an exam
        </Button>
      )}
    </div>
  );
}
