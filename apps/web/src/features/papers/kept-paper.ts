import type { SavePaperRequest } from '@valence/contract';

/** Keeps the answers of the open paper in this browser until the server has them, whatever becomes of the page. */
export function keepPaper(userId: string, saved: SavePaperRequest): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(saved));
  } catch {
    // Storage is full or blocked: the server has all but the last step.
  }
}

/** What this browser knows of a paper beyond what the server knows, or `null`. */
export function keptPaper(userId: string, paperId: string, revision: number): SavePaperRequest | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null');
    return isOf(kept, paperId) && kept.standing.revision > revision ? kept : null;
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
function isOf(kept: unknown, paperId: string): kept is SavePaperRequest {
  return typeof kept === 'object' && kept !== null && 'paperId' in kept && kept.paperId === paperId;
}

function keyOf(userId: string): string {
  return `valence.paper.${userId}`;
}
