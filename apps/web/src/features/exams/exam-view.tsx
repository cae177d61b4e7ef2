import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { StudentExam, User } from '@valence/contract';
import { CalendarPlus, FileClock, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { calendarPath, removeExam, showExams } from '../../api/progress/exams.ts';
import { Button, buttonStyle } from '../../ui/button.tsx';
import { asDate } from '../../ui/days/day-words.ts';
import { AftermathCard } from './aftermath-card.tsx';
import { daysLeftWords } from './exam-words.ts';
import { ForecastCard } from './forecast-card.tsx';
import { TimeCard } from './time-card.tsx';
import { TodayCard } from './today-card.tsx';

interface ExamViewProps {
  exam: StudentExam;
  /** It has just been saved: the form in its place is gone, and with it what had the focus. */
  isSaved: boolean;
  user: User;
  isStarting: boolean;
  onStart: (examId: string, isTyped: boolean) => void;
  onLocked: () => void;
  onEdit: () => void;
}

/** One exam: what is to be done today, what is to be expected, and the days until it; after it, how it went. */
export function ExamView({ exam, isSaved, user, isStarting, onStart, onLocked, onEdit }: ExamViewProps) {
  const { id, name, subject, date, daysLeft, upkeep } = exam;
  const isOver = daysLeft < 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isSaved) heading.current?.focus();
  }, [isSaved]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 ref={heading} tabIndex={-1} className="text-heading wrap-anywhere outline-none">
            {name}
          </h2>
          <p className="text-soft">
            {daysLeftWords(daysLeft)}, {asDate(date)}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button tone="quiet" size="small" onClick={onEdit}>
            <Pencil className="size-4" aria-hidden />
            Change
          </Button>
          {!isOver && (
            <Link
              to={subject.kind === 'known' ? `/papers?exam=${subject.id}` : '/papers'}
              className={buttonStyle({ tone: 'quiet', size: 'small' })}
            >
              <FileClock className="size-4" aria-hidden />
              Practice papers
            </Link>
          )}
          {!isOver && (
            <a href={calendarPath(id)} download className={buttonStyle({ tone: 'quiet', size: 'small' })}>
              <CalendarPlus className="size-4" aria-hidden />
              Calendar file
            </a>
          )}
          <Remove id={id} />
        </div>
      </div>
      {isOver && <AftermathCard exam={exam} />}
      {(!isOver || upkeep) && <TodayCard examId={id} isStarting={isStarting} onStart={onStart} />}
      {!isOver && <ForecastCard examId={id} />}
      {daysLeft > 0 && <TimeCard examId={id} user={user} onLocked={onLocked} />}
      {subject.kind === 'known' && (
        <p className="text-sm text-soft">
          Our own plan and questions. Not affiliated with or endorsed by any exam board. Check the facts of
          your exam with the board.
        </p>
      )}
    </div>
  );
}

/** Asks once more before the plan goes; answers and results stay. */
function Remove({ id }: { id: string }) {
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);
  const removing = useMutation({
    mutationFn: () => removeExam(id),
    onSuccess: (left) => showExams(queries, left),
  });
  return isSure ? (
    <Button tone="danger" size="small" isBusy={removing.isPending} onClick={() => removing.mutate()}>
      {removing.isError ? 'Try again' : 'Yes, remove this plan'}
    </Button>
  ) : (
    <Button tone="quiet" size="small" onClick={() => setSure(true)}>
      <Trash2 className="size-4" aria-hidden />
      Remove
    </Button>
  );
}
