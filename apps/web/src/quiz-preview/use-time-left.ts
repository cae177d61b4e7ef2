import { useEffect, useState } from 'react';

/**
 * Milliseconds that are left now of a time that runs on other screens; `null` where none does.
 * @param left what was left when it was told
 * @param toldAt when that was, by this clock
 */
export function useTimeLeft(left: number | null, toldAt: number): number | null {
  // A drawing and the page that takes it over say the same: time passes from then on.
  const [counted, setCounted] = useState({ toldAt, passed: 0 });
  const passed = counted.toldAt === toldAt ? counted.passed : 0;
  const isRunning = (left ?? 0) > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setCounted({ toldAt, passed: Math.max(0, Date.now() - toldAt) });
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning, toldAt]);
  return left === null ? null : Math.max(0, left - passed);
}
