import { useQuery } from '@tanstack/react-query';
import type { OpenPaperPlace } from '@valence/contract';
import { useEffect, useState } from 'react';
import { openPaperPlaceQuery } from '../api/progress/papers.ts';

/**
 * The paper that the student has not submitted, with the milliseconds that are left of it now; `null` where there is none, or where the
 * server cannot be asked, `undefined` until it is known.
 */
export function useOpenPaper(): OpenPaperPlace | null | undefined {
  const { data, isPending, dataUpdatedAt } = useQuery(openPaperPlaceQuery);
  // A drawing and the page that takes it over say the same: time passes from then on.
  const [passed, setPassed] = useState(0);
  const isRunning = (data?.paper?.left ?? 0) > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = () => setPassed(Math.max(0, Date.now() - dataUpdatedAt));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [isRunning, dataUpdatedAt]);
  if (data !== undefined) return data.paper && { ...data.paper, left: Math.max(0, data.paper.left - passed) };
  return isPending ? undefined : null;
}
