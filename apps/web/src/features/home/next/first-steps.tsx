import { useQuery } from '@tanstack/react-query';
import { Sprout } from 'lucide-react';
import { progressQuery, quizUsageQuery } from '../../../api/progress/progress.ts';
import { isUsedUp } from '../../../quiz-preview/allowance.ts';
import { Button } from '../../../ui/button.tsx';
import { costNote } from '../../../quiz-preview/cost-note.ts';
import { NextCard } from './next-card.tsx';
import type { NextEntryProps } from './next-entry.ts';
import { NextPending } from './next-pending.tsx';

/** Questions of a first quiz. */
const count = 5;

/** Who has finished nothing yet begins with a short quiz. */
export function FirstSteps({ isStarting, onStart, otherwise }: NextEntryProps) {
  const { data, isPending } = useQuery(progressQuery);
  const usage = useQuery(quizUsageQuery);
  if (isPending) return <NextPending />;
  if (data?.totalQuizzes !== 0 || isUsedUp(usage.data)) return otherwise;
  return (
    <NextCard
      icon={Sprout}
      title="Your first five questions"
      note={costNote(count, usage.data)}
      action={
        <Button size="large" disabled={isStarting} onClick={() => onStart({ topic: 'general', count })}>
          {isStarting ? 'Starting...' : 'Begin'}
        </Button>
      }
    >
      A short quiz across General Chemistry. After each question you see why its key is right, and what leads
      to the wrong options. After that, this card knows what is worth practicing.
    </NextCard>
  );
}
