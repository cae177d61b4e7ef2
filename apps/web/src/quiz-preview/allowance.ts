import type { QuizUsage } from '@valence/contract';

/** What is left of the limit that is met first. */
export interface Allowance {
  left: number;
  limit: number;
  period: 'day' | 'week';
  /** When that limit ends, an ISO moment. */
  endsAt: string;
}

/** Of day and week the limit that is met first; `null` where there is none. */
export function allowanceOf(usage: QuizUsage): Allowance | null {
  const { remaining, weeklyLimit, remainingToday, dailyLimit, resetDate, dailyResetDate } = usage;
  if (remainingToday !== null && dailyLimit !== null && (remaining === null || remainingToday < remaining))
    return { left: remainingToday, limit: dailyLimit, period: 'day', endsAt: dailyResetDate };
  if (remaining === null || weeklyLimit === null) return null;
  return { left: remaining, limit: weeklyLimit, period: 'week', endsAt: resetDate };
}

/** True where another subject quiz would be refused. */
export function isUsedUp(usage: QuizUsage | undefined): boolean {
  return usage !== undefined && allowanceOf(usage)?.left === 0;
}

/** What a student at the limit is told: which limit it is, and when there are new quizzes. */
export function usedUpWords({ limit, period, endsAt }: Allowance, timeZone: string): string {
  const end = new Date(endsAt).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  });
  return `All ${limit} quizzes of ${period === 'day' ? 'today' : 'this week'} are used. New ones from ${end}.`;
}
