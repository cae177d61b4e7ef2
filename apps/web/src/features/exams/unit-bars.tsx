import type { ExamPlan } from '@valence/contract';

/** Of each unit, how much was asked already, and how much will have been on the day of the exam. */
export function UnitBars({ units }: { units: ExamPlan['units'] }) {
  return (
    <ul className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2">
      {units.map(({ id, name, share, met, asked }) => (
        <li key={id}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 font-semibold">{name}</span>
            <span className="figures text-sm whitespace-nowrap text-soft">{share}% of the exam</span>
          </div>
          <svg className="mt-1.5 block h-2.5 w-full" role="presentation">
            <rect width="100%" height="100%" rx="5" className="fill-sunken dark:fill-line" />
            {asked > 0 && <rect width={`${asked}%`} height="100%" rx="5" className="fill-blue opacity-35" />}
            {met > 0 && <rect width={`${met}%`} height="100%" rx="5" className="fill-blue" />}
          </svg>
          <p className="mt-1 text-sm text-soft">
            {met}% of its concepts asked so far, {asked}% by the exam
          </p>
        </li>
      ))}
    </ul>
  );
}
