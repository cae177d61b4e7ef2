import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { QuizHistoryStats, QuizUsage } from '@valence/contract';
import { useId } from 'react';
import { quizUsageQuery } from '../../api/progress/progress.ts';
import { allowanceOf } from '../../quiz-preview/allowance.ts';
import { costWords } from '../../quiz-preview/cost-note.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from './panel.tsx';
import { scoreBand } from './score/score-band.ts';
import { quizTitle } from '../../attempt/quiz-title.ts';
import { TopicText } from '../../ui/typeset/topic-text.tsx';

interface SubjectPerformanceProps {
  stats: UseQueryResult<QuizHistoryStats>;
  /** A subject's id or a custom topic; `null` for all. */
  subject: string | null;
  isStarting: boolean;
  onPractise: (topic: string) => void;
}

/** An average below this asks for improvement. */
const goodAverage = 80;

/** How each subject goes: average, best and latest, and a quiz on it. */
export function SubjectPerformance({ stats, subject, isStarting, onPractise }: SubjectPerformanceProps) {
  const costId = useId();
  const usage = useQuery(quizUsageQuery);
  const cost = usage.data === undefined ? null : costOf(usage.data);
  const shown = stats.data?.subjectStats.filter((one) => subject === null || one.subject === subject);
  return (
    <Panel
      title="Subject Performance"
      query={stats}
      isEmpty={shown?.length === 0}
      empty="Each subject that you take a quiz in gets its line here."
    >
      <ul className="divide-y divide-line">
        {shown?.map((one) => (
          <li key={one.subject} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-40 flex-1">
              <p className="font-semibold">
                <TopicText text={quizTitle(one.subject)} />
              </p>
              <p className="text-sm text-soft">
                {one.quizCount.toLocaleString('en')} {one.quizCount === 1 ? 'quiz' : 'quizzes'}, best{' '}
                {one.bestScore}%, latest {one.recentScore}%
              </p>
            </div>
            <p className={`text-lead font-bold ${scoreBand(one.averageScore).text}`}>
              <span className="sr-only">Average </span>
              {one.averageScore}%
            </p>
            <Button
              tone="quiet"
              size="small"
              className="min-w-34"
              aria-describedby={cost === null ? undefined : costId}
              disabled={isStarting}
              onClick={() => onPractise(one.subject)}
            >
              <span aria-hidden>{practiceWords(one.averageScore)}</span>
              <span className="sr-only">
                {practiceWords(one.averageScore)}: <TopicText text={quizTitle(one.subject)} />
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {cost !== null && (
        <p id={costId} className="mt-2 text-sm text-soft">
          {cost}
        </p>
      )}
    </Panel>
  );
}

/** What a quiz from here counts as; `null` where the plan has no limit. */
function costOf(usage: QuizUsage): string | null {
  const allowance = allowanceOf(usage);
  if (allowance === null) return null;
  const { left, period } = allowance;
  if (left === 0) return `You have no quizzes left ${period === 'day' ? 'today' : 'this week'}.`;
  return `A quiz from here uses ${costWords(left, period)}.`;
}

function practiceWords(average: number): string {
  return average < goodAverage ? 'Improve Score' : 'Practice More';
}
