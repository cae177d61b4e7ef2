import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { asClock, secondsLeft } from '../../../attempt/countdown.ts';

/** From here on the clock shows that time is short, and a screen reader hears it once. */
const shortTime = 60;

/** The time left, read from the deadline, so that a sleeping tab or a slow machine never shifts it. */
export function Countdown({ deadline, onTimeUp }: { deadline: number; onTimeUp: () => void }) {
  const [left, setLeft] = useState(() => secondsLeft(deadline, Date.now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const now = Date.now();
      setLeft(secondsLeft(deadline, now));
      if (now >= deadline) onTimeUp();
      else timer = setTimeout(tick, (deadline - now) % 1000 || 1000);
    }
    tick();
    return () => clearTimeout(timer);
    // The handler belongs to the attempt, which lives as long as its deadline.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [deadline]);

  const isShort = left <= shortTime;
  return (
    <span
      role="timer"
      aria-label={`Time left: ${asClock(left)}`}
      className={`figures inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 font-semibold ${isShort ? 'bg-orange-wash text-orange' : 'bg-sunken text-ink'}`}
    >
      <Timer className="size-4.5 max-sm:hidden" aria-hidden />
      {/* Where the server drew it, it is a second or two older than here. */}
      <span aria-hidden="true" suppressHydrationWarning>
        {asClock(left)}
      </span>
      <output className="sr-only">{isShort ? 'One minute left' : ''}</output>
    </span>
  );
}
