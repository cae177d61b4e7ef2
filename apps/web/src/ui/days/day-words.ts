/**
 * The day of a moment, as screens say it: `Mar 9, 2026`.
 * @param moment an ISO moment
 * @param timeZone whose day it is: that of `useTimeZone`, so that the server's drawing says the day that the student's browser says
 */
export function asDay(moment: string, timeZone: string): string {
  return new Date(moment).toLocaleDateString('en', { dateStyle: 'medium', timeZone });
}

/** A date without a time, in the same words. It is that day everywhere. */
export function asDate(date: string): string {
  return asDay(date, 'UTC');
}
