import type { StudyDay } from '@valence/study';

/** Minutes on one of the days, on average; 0 for no days. */
export function meanMinutes(days: readonly StudyDay[]): number {
  return days.reduce((sum, { minutes }) => sum + minutes, 0) / Math.max(1, days.length);
}
