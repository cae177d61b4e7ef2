import { useQuery } from '@tanstack/react-query';
import type { OpenPaperPlace } from '@valence/contract';
import { openPaperPlaceQuery } from '../api/progress/papers.ts';
import { useTimeLeft } from './use-time-left.ts';

/**
 * The paper that the student has not submitted, with the milliseconds that are left of it now; `null` where there is none, or where the
 * server cannot be asked, `undefined` until it is known.
 */
export function useOpenPaper(): OpenPaperPlace | null | undefined {
  const { data, isPending, dataUpdatedAt } = useQuery(openPaperPlaceQuery);
  const left = useTimeLeft(data?.paper?.left ?? null, dataUpdatedAt);
  if (data !== undefined) return data.paper && { ...data.paper, left: left ?? 0 };
  return isPending ? undefined : null;
}
