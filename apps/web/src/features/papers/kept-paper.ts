import type { OpenPaper, PaperStanding, SavePaperRequest } from '@valence/contract';
import { mergeStandings } from './merge-standings.ts';

/** How far the open paper is in this browser, and the standing of the server that its last steps go on from. */
export interface KeptPaper extends SavePaperRequest {
  base: PaperStanding;
}

/** What of an open paper says how far it is. */
export type PaperOpened = Pick<OpenPaper, 'paperId' | 'standing'>;

/** Keeps the answers of the open paper in this browser until the server has them, whatever becomes of the page. */
export function keepPaper(userId: string, kept: KeptPaper): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // Storage is full or blocked: the server has all but the last step.
  }
}

/**
 * How far a paper is that is opened: what the server keeps, with the steps that this browser alone has.
 * @param page by which the page that opens it is known
 */
export function openedPaper(
  userId: string,
  { paperId, standing }: PaperOpened,
  page: string,
): SavePaperRequest {
  const kept = keptPaper(userId, paperId);
  if (kept === null) return { paperId, elapsed: 0, standing };
  const opened =
    kept.standing.page === standing.page
      ? laterOf(kept.standing, standing)
      : mergeStandings(kept.base, kept.standing, standing);
  return { paperId, elapsed: kept.elapsed, standing: { ...opened, page } };
}

function laterOf(kept: PaperStanding, known: PaperStanding): PaperStanding {
  return kept.revision > known.revision ? kept : known;
}

function keptPaper(userId: string, paperId: string): KeptPaper | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isOf(kept, paperId) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetPaper(userId: string): void {
  try {
    localStorage.removeItem(keyOf(userId));
  } catch {
    // Storage is blocked: nothing was kept there.
  }
}

/** Nobody but this module writes the item, so its paper tells what it is. */
function isOf(kept: unknown, paperId: string): kept is KeptPaper {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'base' in kept &&
    'paperId' in kept &&
    kept.paperId === paperId
  );
}

function keyOf(userId: string): string {
  return `valence.paper.${userId}`;
}
