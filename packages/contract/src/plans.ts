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

export const topicMaxLength = 200;
export const weeklyGoal = 7;
export const recentHistoryLength = 10;

/** How many fresh questions without options follow right choices on one day, on every plan. */
export const withoutOptionsPerDay = 20;

/** How often a question may be tried in practice. */
export const attemptsInPractice = 3;
