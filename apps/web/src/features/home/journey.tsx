import { useQuery } from '@tanstack/react-query';
import { noProgress, weeklyGoal, type Progress, type QuizUsage, type User } from '@valence/contract';
import { Flame, FlaskConical, Percent, Target, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { progressQuery } from '../../api/progress/progress.ts';
import { allowanceOf } from '../../quiz-preview/allowance.ts';

/** Where the student stands: four numbers from progress and usage. */
export function Journey({ user, usage }: { user: User; usage: QuizUsage | null }) {
  const { data, isError } = useQuery(progressQuery);
  const progress = data ?? noProgress;
  const hasScore = progress.totalQuizzes > 0;
  return (
    <section aria-labelledby="journey">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="journey" className="text-heading">
          Your learning journey
        </h2>
        <Link to="/history" className="font-semibold text-blue underline underline-offset-3">
          History
        </Link>
      </div>
      {isError && (
        <output className="mt-2 block text-soft">
          Your numbers could not be loaded just now. They are safe, and will be back.
        </output>
      )}
      <dl className="mt-4 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <Card
          icon={Flame}
          colours="text-orange"
          label="Day Streak"
          value={String(progress.dailyStreak)}
          note={streakNote(data)}
        />
        <Card
          icon={FlaskConical}
          colours="text-blue"
          label="Quizzes Today"
          value={data === undefined ? '--' : String(progress.finishedToday)}
          counts="finished today"
          note={user.hasActiveSubscription ? 'Unlimited ∞' : leftNote(usage)}
        />
        <Card
          icon={Percent}
          colours="text-green"
          label="Avg Score"
          value={hasScore ? `${progress.averageScore}%` : '--'}
          note={hasScore ? quizzesTaken(progress.totalQuizzes) : 'Take a quiz!'}
        />
        <Card
          icon={Target}
          colours="text-violet"
          label="Weekly Goal"
          value={`${progress.weeklyGoalProgress}/${weeklyGoal}`}
          note="1 quiz per day"
        />
      </dl>
    </section>
  );
}

/** Nothing is said about what is left before it is known. */
function leftNote(usage: QuizUsage | null): string {
  const allowance = usage && allowanceOf(usage);
  if (!allowance) return '\u00a0';
  return allowance.left === 0 && allowance.period === 'day'
    ? 'None left today'
    : `${usage.remaining ?? 0} left this week`;
}

/** Nothing is said about a streak before it is known. */
function streakNote(progress: Progress | undefined): string {
  if (progress === undefined) return '\u00a0';
  return progress.dailyStreak === 0 ? 'Starts with one quiz' : 'Keep it going';
}

function quizzesTaken(count: number): string {
  return `${count} ${count === 1 ? 'quiz' : 'quizzes'} taken`;
}

function Card({
  icon: Icon,
  colours,
  label,
  value,
  counts,
  note,
}: {
  icon: LucideIcon;
  colours: string;
  label: string;
  value: string;
  /** What the number counts, where the label leaves it open. */
  counts?: string;
  note: string;
}) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4 shadow-low sm:p-5">
      <dt className="flex items-center gap-2 text-sm font-semibold text-soft">
        <Icon className={`size-4.5 ${colours}`} aria-hidden />
        {label}
      </dt>
      <dd>
        <span className="mt-1 block text-title font-bold tracking-tight">{value}</span>
        {counts !== undefined && <span className="block text-sm text-soft">{counts}</span>}
        <span className="text-sm text-soft">{note}</span>
      </dd>
    </div>
  );
}
