import type { ExamPlan } from '@valence/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** So many days are shown at first. */
const shownFirst = 10;

/** The days until the exam, each with its minutes and the units that it is likely to bring. */
export function DaysAhead({ days }: { days: ExamPlan['days'] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? days : days.slice(0, shownFirst);
  return (
    <>
      <ol className="grid">
        {shown.map(({ date, minutes, questions, units }) => (
          <li
            key={date}
            className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 border-t border-line py-2.5 first:border-t-0 sm:grid-cols-[6.5rem_11rem_minmax(0,1fr)]"
          >
            <time dateTime={date} className="font-semibold">
              {dayOf(date)}
            </time>
            <span className="figures text-soft">
              {minutes === 0 ? 'Free' : `${minutes} min, ${questions} questions`}
            </span>
            <span className="col-start-2 min-w-0 text-sm sm:col-start-auto sm:text-base">
              {units.join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      {!isWhole && days.length > shownFirst && (
        <Button tone="quiet" size="small" className="mt-3" onClick={() => setWhole(true)}>
          Show all {days.length} days
        </Button>
      )}
    </>
  );
}

/** `Wed, Mar 11`; a date alone is that day everywhere. */
function dayOf(date: string): string {
  return new Date(date).toLocaleDateString('en', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
}
