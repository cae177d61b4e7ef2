/** The sizes a quiz can have, with the name and the minutes that the selection screen shows: never beyond the timer's limit. */
export const questionCounts = [
  { count: 5, name: 'Quick Practice', minutes: '5–8 min' },
  { count: 10, name: 'Standard Quiz', minutes: '10–15 min' },
  { count: 15, name: 'Extended Practice', minutes: '15–22 min' },
  { count: 20, name: 'Full Assessment', minutes: '20–30 min' },
  { count: 25, name: 'Comprehensive Test', minutes: '25–37 min' },
  { count: 30, name: 'Maximum Challenge', minutes: '30–45 min' },
] as const;

/**
 * Time limit of a quiz in whole minutes.
 * @example timeLimitMinutes(5) // 8
 */
export function timeLimitMinutes(questionCount: number): number {
  return Math.ceil(questionCount * 1.5);
}
