const dayInMilliseconds = 86_400_000;

/**
 * Streaks of days with a finished quiz, in whole days. The current one stands until the day after its last day has
 * ended; a day after today is one that the student brought along from a zone further east.
 * @param days ISO dates of the student's own calendar, ascending, each once
 * @param yesterday the day before the student's today
 * @example streaks(['2026-03-01', '2026-03-02'], '2026-03-02') // { dailyStreak: 2, longestStreak: 2 }
 */
export function streaks(
  days: readonly string[],
  yesterday: string,
): { dailyStreak: number; longestStreak: number } {
  let run = 0;
  let longestStreak = 0;
  let before = Number.NaN;
  for (const day of days) {
    // Dates without a time are midnights UTC: no clock changes there, so days are all of one length.
    const start = Date.parse(day);
    run = start - before === dayInMilliseconds ? run + 1 : 1;
    longestStreak = Math.max(longestStreak, run);
    before = start;
  }
  const stands = before >= Date.parse(yesterday);
  return { dailyStreak: stands ? run : 0, longestStreak };
}
