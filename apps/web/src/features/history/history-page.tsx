import { useQuery } from '@tanstack/react-query';
import type { HistoryResponse } from '@valence/contract';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { historyQuery, type HistoryFilters } from '../../api/progress/history.ts';
import { asClock } from '../../attempt/countdown.ts';
import { finishedWords } from '../../attempt/quiz-title.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { asDay } from '../../ui/days/day-words.ts';
import { useTimeZone } from '../../ui/served-page.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TopicText } from '../../ui/typeset/topic-text.tsx';

interface HistoryPageProps {
  filters: HistoryFilters;
  cursor: string | null;
  isLast: boolean;
  /** Shows the page after this one. */
  onMore: (cursor: string) => void;
}

/** Some of the finished quizzes and papers, each a way to its questions and answers. */
export function HistoryPage({ filters, cursor, isLast, onMore }: HistoryPageProps) {
  const { data, isError, refetch } = useQuery(historyQuery(filters, cursor));
  if (isError && data === undefined)
    return (
      <div className="grid justify-items-start gap-3">
        <p>Your history could not be loaded just now.</p>
        <Button tone="quiet" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (data === undefined) return <Skeleton className="h-72" />;
  if (data.quizzes.length === 0)
    return <Empty isNarrowed={Object.values(filters).some((one) => one !== '')} />;
  const { next } = data;
  return (
    <>
      <ol className="divide-y divide-line rounded-lg border border-line bg-surface shadow-low">
        {data.quizzes.map((quiz) => (
          <li key={quiz.id}>
            <Entry quiz={quiz} />
          </li>
        ))}
      </ol>
      {isLast && next !== null && (
        <div>
          <Button tone="quiet" onClick={() => onMore(next)}>
            Show more
          </Button>
        </div>
      )}
    </>
  );
}

function Entry({ quiz }: { quiz: HistoryResponse['quizzes'][number] }) {
  const timeZone = useTimeZone();
  const { title, kind, path } = finishedWords(quiz);
  return (
    <Link to={path} className="flex min-h-16 items-center gap-4 px-4 py-3 hover:bg-sunken sm:px-5">
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">
            <TopicText text={title} />
          </span>
          {quiz.isPracticeMode && <Badge tone="green">Practice</Badge>}
        </span>
        <span className="block text-sm text-soft">
          {kind}, {asDay(quiz.completedAt, timeZone)}, took {asClock(quiz.timeSpent)}
          {quiz.isPracticeMode && `, ${quiz.rightAtFirst} of ${quiz.totalQuestions} at the first try`}
        </span>
      </span>
      <span className="text-right whitespace-nowrap">
        <span className="block text-lead font-bold">{quiz.score}%</span>
        <span className="text-sm text-soft">
          {quiz.correctAnswers} of {quiz.totalQuestions}
        </span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-soft" aria-hidden />
    </Link>
  );
}

function Empty({ isNarrowed }: { isNarrowed: boolean }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-6 text-soft shadow-low">
      {isNarrowed ? (
        <p>No finished quiz fits. Clear a filter to see more.</p>
      ) : (
        <p>
          Every quiz that you finish stands here, and every paper, on each of your devices: its questions,
          your answers, and the explanations.
        </p>
      )}
    </div>
  );
}
