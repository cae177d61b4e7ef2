import type { Accuracy } from '@valence/contract';
import { longDay } from './long-day.ts';

/** What was read by somebody who did not see the keys, entered as what it was. */
export function Readings({ readings }: Pick<Accuracy, 'readings'>) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {readings.map(({ day, what, keys, wrong, remark }) => (
        <li key={what} className="rounded-md border border-line bg-surface px-4 py-3">
          <p className="font-semibold text-ink">{what}</p>
          <p className="figures mt-1">
            {keys.toLocaleString('en')} {wrong === null ? 'draws' : 'keys'}
            {wrong !== null && <>, {wrong === 0 ? 'none' : wrong} wrong</>}. {longDay(day)}.
          </p>
          {remark !== null && <p className="mt-1">{remark}</p>}
        </li>
      ))}
    </ul>
  );
}
