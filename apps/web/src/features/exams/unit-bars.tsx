import type { ExamPlan } from '@valence/contract';

/** Of each unit, how much was asked already, which fills its bar, and how much will have been on the day of the exam, which is a mark on it. */
export function UnitBars({ units }: { units: ExamPlan['units'] }) {
  return (
    <>
      <p className="mt-5 text-sm text-soft">
        A bar fills with what was asked so far. The mark on it is what your plan reaches by the exam.
      </p>
      <ul className="mt-3 grid grid-cols-1 gap-4 sm:grid-cols-2">
        {units.map(({ id, name, share, met, asked }) => (
          <li key={id}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-semibold">{name}</span>
              <span className="figures text-sm whitespace-nowrap text-soft">{share}% of the exam</span>
            </div>
            <svg className="mt-1 block h-4 w-full" role="presentation">
              <rect y="3" width="100%" height="10" rx="5" className="fill-sunken dark:fill-line" />
              {met > 0 && <rect y="3" width={`${met}%`} height="10" rx="5" className="fill-blue" />}
              {asked > met && (
                // Kept within the bar at its very end.
                <svg x={`${asked}%`} overflow="visible">
                  <rect x={asked > 98 ? -3 : -1.5} width="3" height="16" rx="1.5" className="fill-ink" />
                </svg>
              )}
            </svg>
            <p className="mt-0.5 text-sm text-soft">
              {met}% of its concepts asked so far, {asked}% by the exam
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
