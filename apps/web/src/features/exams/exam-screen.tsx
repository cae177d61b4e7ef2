import { useQuery } from '@tanstack/react-query';
import type { StudentExam, User } from '@valence/contract';
import { useState } from 'react';
import { examsQuery } from '../../api/progress/exams.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ScreenSkeleton } from '../../ui/skeleton.tsx';
import { ConsentCard } from './consent-card.tsx';
import { ExamChoice } from './exam-choice.tsx';
import { ExamView } from './exam-view.tsx';
import { ExamForm } from './setup/exam-form.tsx';

interface ExamScreenProps {
  user: User;
  isStarting: boolean;
  onStart: (examId: string, isTyped: boolean) => void;
  /** A free student wants what Premium has. */
  onLocked: () => void;
}

/** The exams that a student plans to: a new one is set up here, and those that stand are looked at. */
export function ExamScreen({ user, isStarting, onStart, onLocked }: ExamScreenProps) {
  const { data, isError, refetch } = useQuery(examsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [editing, setEditing] = useState<'new' | 'chosen' | null>(null);
  if (data === undefined)
    return isError ? (
      <Notice title="Your exams could not be loaded" text="They are safe. Please try again in a moment.">
        <Button onClick={() => void refetch()}>Try again</Button>
      </Notice>
    ) : (
      <ScreenSkeleton />
    );
  const { exams, known, today } = data;
  const exam = exams.find(({ id }) => id === chosen) ?? firstOf(exams);
  const edited = editing === 'chosen' ? exam : null;
  const isForm = exam === null || editing !== null;
  return (
    <div className="mx-auto grid max-w-4xl grid-cols-1 gap-6">
      <div>
        <h1 className="text-title">My exam</h1>
        {exam === null && (
          <p className="mt-1 max-w-[62ch] text-soft">
            Say which exam, when, and how many minutes a day. Each day you get the questions that raise your
            mark most, and the plan changes with your answers.
          </p>
        )}
      </div>
      <ExamChoice
        exams={exams}
        chosen={editing === 'new' ? null : (exam?.id ?? null)}
        onChoose={(id) => {
          setSaved(false);
          setChosen(id);
          setEditing(null);
        }}
        onAdd={() => setEditing('new')}
      />
      {isForm ? (
        <Card title={edited === null ? 'Plan to an exam' : `Change ${edited.name}`}>
          <ExamForm
            key={edited?.id ?? 'new'}
            known={known}
            today={today}
            exam={edited}
            onSaved={(id) => {
              setSaved(true);
              setChosen(id);
              setEditing(null);
            }}
            {...(exam === null ? {} : { onCancel: () => setEditing(null) })}
          />
        </Card>
      ) : (
        <ExamView
          key={exam.id}
          exam={exam}
          isSaved={isSaved}
          user={user}
          isStarting={isStarting}
          onStart={onStart}
          onLocked={onLocked}
          onEdit={() => setEditing('chosen')}
        />
      )}
      {!isForm && <ConsentCard />}
    </div>
  );
}

/** The next exam to come, else the latest that is over. */
function firstOf(exams: readonly StudentExam[]): StudentExam | null {
  return exams.find(({ daysLeft }) => daysLeft >= 0) ?? exams.at(-1) ?? null;
}
