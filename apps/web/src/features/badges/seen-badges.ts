import type { Badge } from '@valence/contract';

/**
 * The badges to celebrate: earned, and not seen on this browser. A browser that knows nothing of a student with several quizzes is
 * a new device, where nothing is new.
 * @param seen ids, `null` where the browser knows nothing
 */
export function newBadges(
  badges: readonly Badge[],
  seen: readonly string[] | null,
  totalQuizzes: number,
): Badge[] {
  if (seen === null && totalQuizzes > 1) return [];
  return badges.filter(({ id, unlocked }) => unlocked && seen?.includes(id) !== true);
}

/** The ids of the badges that this browser has shown a student; `null` where it knows nothing. */
export function readSeenBadges(userId: string): string[] | null {
  try {
    return localStorage.getItem(keyOf(userId))?.split(' ') ?? null;
  } catch {
    return null;
  }
}

/** Notes badges as seen; one that is lost again, and earned again, is not news. */
export function seeBadges(userId: string, ids: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(userId), [...new Set([...(readSeenBadges(userId) ?? []), ...ids])].join(' '));
  } catch {
    // Storage is full or blocked: the badge is told once more.
  }
}

function keyOf(userId: string): string {
  return `valence.badges.${userId}`;
}
