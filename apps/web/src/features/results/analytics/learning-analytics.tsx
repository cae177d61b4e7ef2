import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import {
  analyticsQuery,
  quizHistoryQuery,
  quizStatsQuery,
} from '../../../api/progress/learning-analytics.ts';
import { buttonStyle } from '../../../ui/button.tsx';
import { useToday } from '../../../ui/served-page.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { History } from '../history.tsx';
import { LoadFailure } from '../load-failure.tsx';
import { StatCards } from '../stat-cards.tsx';
import { SubjectPerformance } from '../subject-performance.tsx';
import { DifficultyChart, TopicChart } from './accuracy-charts.tsx';
import { ScoreChart } from './score-chart.tsx';
import { Slips } from './slips.tsx';
import { SubjectFilter } from './subject-filter.tsx';
import { TimeChart } from './time-chart.tsx';

interface LearningAnalyticsProps {
  /** The heading's level: the page's own, unless a result stands above. */
  level: 'h1' | 'h2';
  /** Stands under the heading. */
  latest: ReactNode;
  /** Numbers wait for a result that is being recorded. */
  isSettled: boolean;
  isPremium: boolean;
  /** A quiz is on its way. */
  isStarting: boolean;
  /** Starts practice on a subject's id or a topic's name. */
  onPractise: (topic: string) => void;
  /** A student wants what Premium has; nothing where it cannot be had. */
  onLocked: (() => void) | null;
}

/** What all finished quizzes say, of one subject or of all. */
export function LearningAnalytics({
  level: Heading,
  latest,
  isSettled,
  ...practice
}: LearningAnalyticsProps) {
  const id = useId();
  const today = new Date(useToday()).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
  const [subject, setSubject] = useState<string | null>(null);
  const stats = useQuery({ ...quizStatsQuery, enabled: isSettled });
  const history = useQuery({ ...quizHistoryQuery(subject), enabled: isSettled });
  const analytics = useQuery({ ...analyticsQuery(subject), enabled: isSettled });

  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <Heading id={id} className="text-title">
            Learning Analytics
          </Heading>
          <p className="text-soft">Updated {today}</p>
        </div>
        <SubjectFilter stats={stats.data ?? null} value={subject} onChange={setSubject} />
      </div>
      {latest}
      <StatCards
        stats={stats.data ?? null}
        subject={subject}
        latest={history.isPlaceholderData ? null : (history.data?.quizHistory[0] ?? null)}
      />
      {analytics.isError ? (
        <LoadFailure onTryAgain={() => void analytics.refetch()} />
      ) : analytics.data === undefined ? (
        <Skeleton className="h-64 w-full" />
      ) : analytics.data.scores.length === 0 ? (
        <FirstQuiz />
      ) : (
        <div
          aria-busy={analytics.isPlaceholderData}
          className={`grid grid-cols-1 items-start gap-6 transition-opacity lg:grid-cols-2 ${analytics.isPlaceholderData ? 'opacity-60' : ''}`}
        >
          <div className="lg:col-span-2">
            <Slips slips={analytics.data.slips} slipsFrom={analytics.data.slipsFrom} {...practice} />
          </div>
          <div className="lg:col-span-2">
            <ScoreChart scores={analytics.data.scores} weeks={analytics.data.weeks} />
          </div>
          {analytics.data.topics.length > 0 && (
            <>
              <TopicChart topics={analytics.data.topics} />
              <div className="grid grid-cols-1 gap-6">
                <DifficultyChart difficulties={analytics.data.difficulties} />
                <TimeChart times={analytics.data.times} />
              </div>
            </>
          )}
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <SubjectPerformance stats={stats} subject={subject} {...practice} />
        <History history={history} />
      </div>
    </section>
  );
}

function FirstQuiz() {
  return (
    <div className="ruled rounded-lg border border-line bg-surface p-6 shadow-low sm:p-10">
      <h2 className="text-heading">Your first quiz starts the picture.</h2>
      <p className="mt-2 max-w-[60ch] text-soft">
        Then you see here how your scores move, which topics are firm and which slips cost you answers, each
        with what helps against it.
      </p>
      <Link to="/quiz" className={buttonStyle({ className: 'mt-5' })}>
        Choose a Quiz
      </Link>
    </div>
  );
}
