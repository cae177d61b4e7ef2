import { useQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { todayQuery } from '../../../api/progress/exams.ts';
import { quizUsageQuery } from '../../../api/progress/progress.ts';
import { isUsedUp } from '../../../quiz-preview/allowance.ts';
import { costNote } from '../../../quiz-preview/cost-note.ts';
import { Button } from '../../../ui/button.tsx';
import { NextCard } from './next-card.tsx';
import type { NextEntryProps } from './next-entry.ts';
import { NextPending } from './next-pending.tsx';

/** What the plan to an exam has for today, of the nearest exam that has something left. */
export function TodaysPlan({ isStarting, onStart, otherwise }: NextEntryProps) {
  const { data, isPending } = useQuery(todayQuery);
  const usage = useQuery(quizUsageQuery);
  if (isPending) return <NextPending />;
  const exam = data?.exams.find(({ left }) => left > 0);
  if (exam === undefined || isUsedUp(usage.data)) return otherwise;
  const { id, name, done, left, units, nextCount } = exam;
  const most = units.slice(0, 3).map((unit) => unit.name);
  return (
    <NextCard
      icon={CalendarCheck}
      title={`Today for ${name}`}
      note={costNote(nextCount, usage.data)}
      action={
        <Button
          size="large"
          disabled={isStarting}
          onClick={() => onStart({ topic: 'Today’s plan', examId: id })}
        >
          {isStarting ? 'Starting...' : done > 0 ? 'Go on with today' : 'Start today'}
        </Button>
      }
    >
      {done > 0 && `${done} of ${done + left} questions ${done === 1 ? 'is' : 'are'} done. `}
      {planWords(most, done > 0)}
    </NextCard>
  );
}

/** Which units the plan has for today, or for what is left of it. */
function planWords(units: readonly string[], isBegun: boolean): string {
  const why = 'what raises your mark most on the day of the exam.';
  if (units.length === 0) return `It is ${why}`;
  return `${isBegun ? 'What is left is' : 'Today is'} mostly ${units.join(', ')}: ${why}`;
}
