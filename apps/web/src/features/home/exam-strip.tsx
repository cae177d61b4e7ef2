import { useQuery } from '@tanstack/react-query';
import type { TodayResponse } from '@valence/contract';
import { CalendarDays } from 'lucide-react';
import { Link } from 'react-router';
import { examForecastQuery, todayQuery } from '../../api/progress/exams.ts';

/** How far away the next exam is and what is to be expected of it; without one, the way to a plan. */
export function ExamStrip() {
  const { data } = useQuery(todayQuery);
  // Its line is there before it is known, so that nothing below moves.
  if (data === undefined) return <p className="mt-5 min-h-12 sm:min-h-6" />;
  const next = data.exams.find(({ daysLeft }) => daysLeft >= 0);
  return (
    <p className="mt-5 flex min-h-12 items-start gap-x-3 sm:min-h-6">
      <CalendarDays className="mt-0.5 size-5 shrink-0 text-blue" aria-hidden />
      {next === undefined ? (
        <span className="min-w-0">
          An exam coming up?{' '}
          <Link to="/exam" className="inline-block font-semibold text-blue underline underline-offset-3">
            Make a plan to its day
          </Link>
        </span>
      ) : (
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <NextExam exam={next} />
        </span>
      )}
    </p>
  );
}

function NextExam({ exam: { id, name, daysLeft } }: { exam: TodayResponse['exams'][number] }) {
  const { data: told } = useQuery(examForecastQuery(id));
  return (
    <>
      <Link to="/exam" className="min-w-0 font-semibold wrap-anywhere text-blue underline underline-offset-3">
        {name} {whenWords(daysLeft)}
      </Link>
      <span className="text-soft">
        {told?.enough === true &&
          `Forecast ${Math.round(told.middle)}%, most likely ${Math.round(told.low)} to ${Math.round(told.high)}`}
        {told?.enough === false && told.because}
      </span>
    </>
  );
}

function whenWords(daysLeft: number): string {
  if (daysLeft === 0) return 'is today';
  return daysLeft === 1 ? 'is tomorrow' : `in ${daysLeft} days`;
}
