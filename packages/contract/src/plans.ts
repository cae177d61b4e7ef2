/** Every number of the two plans and of a quiz. */

export const plans = {
  free: {
    subjectQuizzesPerDay: 5,
    subjectQuizzesPerWeek: 10,
    customQuizzesPerWeek: 0,
    papersPerMonth: 1,
    slipDays: 30,
    questionCounts: [5, 10],
    practiceMode: false,
  },
  premium: {
    subjectQuizzesPerDay: null,
    subjectQuizzesPerWeek: null,
    customQuizzesPerWeek: 7,
    papersPerMonth: null,
    slipDays: null,
    questionCounts: [5, 10, 15, 20, 25, 30],
    practiceMode: true,
  },
} as const satisfies Record<string, PlanRules>;

export type Plan = 'free' | 'premium';

/** The price of Premium for a month, and what that is for a day. */
export const premiumPrice = { cents: 1299, currency: 'usd', text: '$12.99', textPerDay: '$0.42' } as const;

/** Days within which a first payment is refunded. */
export const moneyBackDays = 30;

/** What Premium gives, in one line. Every screen that promises it uses this text. */
export const premiumPromise = `Unlimited subject quizzes and ${plans.premium.customQuizzesPerWeek} custom quizzes a week`;

/** What a plan allows; `null` means without a limit. */
export interface PlanRules {
  subjectQuizzesPerDay: number | null;
  subjectQuizzesPerWeek: number | null;
  customQuizzesPerWeek: number;
  papersPerMonth: number | null;
  /** So many days the analysis of slips reaches back. */
  slipDays: number | null;
  questionCounts: readonly number[];
  practiceMode: boolean;
}

/** The sizes a quiz can have, with the name and the minutes that the selection screen shows: never beyond the timer's limit. */
export const questionCounts = [
  { count: 5, name: 'Quick Practice', minutes: '5-8 min' },
  { count: 10, name: 'Standard Quiz', minutes: '10-15 min' },
  { count: 15, name: 'Extended Practice', minutes: '15-22 min' },
  { count: 20, name: 'Full Assessment', minutes: '20-30 min' },
  { count: 25, name: 'Comprehensive Test', minutes: '25-37 min' },
  { count: 30, name: 'Maximum Challenge', minutes: '30-45 min' },
] as const;

export const topicMaxLength = 200;
export const weeklyGoal = 7;
export const recentHistoryLength = 10;

/**
 * Time limit of a quiz in whole minutes.
 * @example timeLimitMinutes(5) // 8
 */
export function timeLimitMinutes(questionCount: number): number {
  return Math.ceil(questionCount * 1.5);
}

/** How many fresh questions without options follow right choices on one day, on every plan. */
export const withoutOptionsPerDay = 20;

/** How often a question may be tried in practice. */
export const attemptsInPractice = 3;
