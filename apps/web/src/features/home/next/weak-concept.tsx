import { useQuery } from '@tanstack/react-query';
import { Target } from 'lucide-react';
import { quizUsageQuery } from '../../../api/progress/progress.ts';
import { standingsQuery } from '../../../api/progress/standings.ts';
import { isUsedUp } from '../../../quiz-preview/allowance.ts';
import { Button } from '../../../ui/button.tsx';
import { costNote } from '../../../quiz-preview/cost-note.ts';
import { NextCard } from './next-card.tsx';
import type { NextEntryProps } from './next-entry.ts';
import { NextPending } from './next-pending.tsx';
import { questionsOfWeak, weakestOf } from './weakest.ts';
import { onEachVisit } from '../../../api/on-each-visit.ts';

/** What goes worst of what was met lately, where there are questions enough to practice it. */
export function WeakConcept({ isStarting, onStart, otherwise }: NextEntryProps) {
  const { data, isPending } = useQuery({ ...standingsQuery, refetchOnMount: onEachVisit });
  const usage = useQuery(quizUsageQuery);
  if (isPending) return <NextPending />;
  const weakest = data === undefined ? null : weakestOf(data);
  if (weakest === null || isUsedUp(usage.data)) return otherwise;
  const { kind, standing } = weakest;
  const choice = { topics: [], concepts: [], [kind]: [standing.id] };
  return (
    <NextCard
      icon={Target}
      title={standing.name}
      note={costNote(questionsOfWeak, usage.data)}
      action={
        <Button
          size="large"
          disabled={isStarting}
          onClick={() => onStart({ topic: standing.name, choice, count: questionsOfWeak })}
        >
          {isStarting ? 'Starting...' : 'Practice this'}
        </Button>
      }
    >
      {standing.right} of {standing.answered} right at the first try lately. A few more questions are where
      the next points are.
    </NextCard>
  );
}
