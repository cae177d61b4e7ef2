/** When the time of a quiz is up; `null` without a limit. Times in milliseconds, the limit in minutes. */
export function deadlineOf(startedAt: number, timeLimit: number | null): number | null {
  return timeLimit === null ? null : startedAt + timeLimit * 60_000;
}

/** Whole seconds left, never below 0; the last second shows as 1 until it is over. */
export function secondsLeft(deadline: number, now: number): number {
  return Math.max(0, Math.ceil((deadline - now) / 1000));
}

/**
 * Seconds as a clock shows them.
 * @example asClock(65) // '1:05'
 */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}
