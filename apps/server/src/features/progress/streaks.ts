import { dayAfter, type StudentCalendar } from '../../calendar/student-calendar.ts';

/**
 * Streaks of days with a finished quiz. The current one stands until the day after its last day has ended.
 * @param days ISO dates, ascending, each once
 * @example streaks(['2026-03-01', '2026-03-02'], calendar).dailyStreak // 2 on the 2nd and 3rd of March
 */
export function streaks(
  days: readonly string[],
  { yesterday }: Pick<StudentCalendar, 'yesterday'>,
): { dailyStreak: number; longestStreak: number } {
  let run = 0;
  let longestStreak = 0;
  let last: string | null = null;
  for (const day of days) {
    run = last !== null && dayAfter(last) === day ? run + 1 : 1;
    longestStreak = Math.max(longestStreak, run);
    last = day;
  }
  // A day after today is one that the student brought along from a zone further east.
  const stands = last !== null && last >= yesterday;
  return { dailyStreak: stands ? run : 0, longestStreak };
}
