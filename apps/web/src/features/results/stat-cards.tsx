import type { QuizHistory, QuizHistoryStats } from '@valence/contract';

type HistoryEntry = QuizHistory['quizHistory'][number];

interface StatCardsProps {
  stats: QuizHistoryStats | null;
  /** A subject's id or a custom topic; `null` for all. */
  subject: string | null;
  latest: HistoryEntry | null;
}

/** Four numbers over finished quizzes; dashes until there is something to count. */
export function StatCards({ stats, subject, latest }: StatCardsProps) {
  const totals = stats === null ? null : totalsOf(stats, subject);
  const hasQuizzes = totals !== null && totals.quizzes > 0;
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Card label="Total Quizzes" value={totals === null ? '--' : totals.quizzes.toLocaleString('en')} />
      <Card label="Overall Average" value={hasQuizzes ? `${totals.average}%` : '--'} />
      <Card label="Best Score" value={hasQuizzes ? `${totals.best}%` : '--'} />
      <Card label="Latest Quiz" value={latest === null ? '--' : `${latest.score}%`} />
    </dl>
  );
}

function totalsOf(stats: QuizHistoryStats, subject: string | null) {
  if (subject === null) {
    return { quizzes: stats.totalQuizzes, average: stats.overallAverage, best: stats.bestScore };
  }
  const own = stats.subjectStats.find((one) => one.subject === subject);
  return { quizzes: own?.quizCount ?? 0, average: own?.averageScore ?? 0, best: own?.bestScore ?? 0 };
}

function Card({ label, value }: { label: string; value: string }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-low sm:p-5">
      <dt className="text-sm font-semibold text-soft">{label}</dt>
      <dd className="mt-1 text-title font-bold tracking-tight">{value}</dd>
    </div>
  );
}
