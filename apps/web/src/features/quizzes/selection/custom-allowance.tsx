import { useQuery } from '@tanstack/react-query';
import { customQuizUsageQuery } from '../../../api/progress/progress.ts';
import { useTimeZone } from '../../../ui/served-page.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** How many custom quizzes are left this week, and when there are new ones. */
export function CustomAllowance() {
  const { data: usage, isError } = useQuery(customQuizUsageQuery);
  const timeZone = useTimeZone();
  return (
    <section
      aria-labelledby="allowance"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg border border-line bg-violet-wash px-5 py-4"
    >
      <div>
        <h3 id="allowance" className="font-semibold">
          Custom quizzes remaining
        </h3>
        <p className="text-sm text-soft">
          {isError
            ? 'This could not be loaded just now.'
            : usage === undefined
              ? 'Loading...'
              : usage.remaining === 0
                ? 'Come back next Monday!'
                : `Resets on ${dayOf(usage.resetDate, timeZone)}`}
        </p>
      </div>
      {usage === undefined ? (
        !isError && <Skeleton className="h-9 w-20" />
      ) : (
        <p className="figures text-title font-bold text-violet">
          {usage.remaining} <span className="text-lead font-semibold">/ {usage.weeklyLimit}</span>
        </p>
      )}
    </section>
  );
}

function dayOf(resetDate: string, timeZone: string): string {
  return new Date(resetDate).toLocaleDateString('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone,
  });
}
