import type { QuizHistory, QuizHistoryStats } from '@valence/contract';

type HistoryEntry = QuizHistory['quizHistory'][number];

/** Four numbers over all finished quizzes; dashes until there is something to count. */
export function StatCards({
  stats,
  latest,
}: {
  stats: QuizHistoryStats | null;
  latest: HistoryEntry | null;
}) {
  const hasQuizzes = stats !== null && stats.totalQuizzes > 0;
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Card label="Total Quizzes" value={stats === null ? '--' : String(stats.totalQuizzes)} />
      <Card label="Overall Average" value={hasQuizzes ? `${Math.round(stats.overallAverage)}%` : '--'} />
      <Card label="Best Score" value={hasQuizzes ? `${stats.bestScore}%` : '--'} />
      <Card label="Latest Quiz" value={latest === null ? '--' : `${latest.score}%`} />
    </dl>
  );
}

function Card({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-low sm:p-5">
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd className="mt-1 text-title font-bold tracking-tight">{value}</dd>
    </div>
  );
}
