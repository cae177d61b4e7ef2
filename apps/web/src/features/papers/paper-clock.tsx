import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { asClock } from '../../attempt/countdown.ts';

/** Minutes left at which a screen reader hears of the time, and from the last of which on it is shown as short. */
const warnings = [10, 5, 1] as const;

/** The time left of a paper, by the server's clock. */
export function PaperClock({
  leftMilliseconds,
  onTimeUp,
}: {
  /** Asked each second, so that no tick has to be counted. */
  leftMilliseconds: () => number;
  onTimeUp: () => void;
}) {
  const [left, setLeft] = useState(() => secondsOf(leftMilliseconds()));
  useEffect(() => {
    const timer = setInterval(() => {
      const now = leftMilliseconds();
      setLeft(secondsOf(now));
      if (now > 0) return;
      clearInterval(timer);
      onTimeUp();
    }, 500);
    return () => clearInterval(timer);
    // Both read what does not change while the paper is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  const warning = warnings.findLast((minutes) => left <= minutes * 60);
  return (
    <span
      role="timer"
      aria-label={`Time left: ${asClock(left)}`}
      className={`figures inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 font-semibold ${warning === undefined ? 'bg-sunken text-ink' : 'bg-orange-wash text-orange'}`}
    >
      <Timer className="size-4.5 max-sm:hidden" aria-hidden />
      <span aria-hidden="true">{asClock(left)}</span>
      <output className="sr-only">
        {warning !== undefined && `Less than ${warning} ${warning === 1 ? 'minute' : 'minutes'} left`}
      </output>
    </span>
  );
}

function secondsOf(milliseconds: number): number {
  return Math.max(0, Math.ceil(milliseconds / 1000));
}
