import { plans, withoutOptionsPerDay, type Plan, type PlanRules } from '@valence/contract';
import type { StudentCalendar } from '../../calendar/student-calendar.ts';
import { Refusal } from '../../refusal.ts';

/**
 * Refuses a size of quiz that the plan does not have.
 * @throws Refusal `subscriptionRequired`
 */
export function requireCount(plan: Plan, questionCount: number): void {
  const counts: readonly number[] = plans[plan].questionCounts;
  if (counts.includes(questionCount)) return;
  throw subscriptionRequired(`Quizzes with ${questionCount} questions require a Premium subscription.`);
}

/** Whether there is anything to count before a subject quiz is issued. */
export function isLimited(plan: Plan): boolean {
  const { subjectQuizzesPerDay, subjectQuizzesPerWeek }: PlanRules = plans[plan];
  return subjectQuizzesPerDay !== null || subjectQuizzesPerWeek !== null;
}

/**
 * Refuses a subject quiz beyond the plan's allowance; the daily limit is reported before the weekly one.
 * @throws Refusal `dailyLimitReached` or `weeklyLimitReached`, with the limit and when it ends
 */
export function requireAllowance(
  plan: Plan,
  issued: { today: number; thisWeek: number },
  calendar: StudentCalendar,
): void {
  const { subjectQuizzesPerDay: daily, subjectQuizzesPerWeek: weekly } = plans[plan];
  if (daily !== null && issued.today >= daily) {
    throw new Refusal('dailyLimitReached', `You've reached your daily limit of ${daily} free quizzes`, {
      limit: daily,
      resetDate: calendar.nextDayStart.toISOString(),
    });
  }
  if (weekly !== null && issued.thisWeek >= weekly) {
    throw new Refusal('weeklyLimitReached', `You've reached your weekly limit of ${weekly} free quizzes`, {
      limit: weekly,
      resetDate: calendar.nextWeekStart.toISOString(),
    });
  }
}

/**
 * Refuses a quiz on an own topic to a plan that has none.
 * @throws Refusal `subscriptionRequired`
 */
export function requireCustomTopics(plan: Plan): void {
  if (plans[plan].customQuizzesPerWeek > 0) return;
  throw subscriptionRequired('Custom quizzes require a Premium subscription.');
}

/**
 * Refuses a custom quiz beyond the week's allowance.
 * @param used custom quizzes of this week, those that are being made included
 * @throws Refusal `weeklyLimitReached`, with the limit and when it ends
 */
export function requireCustomAllowance(plan: Plan, used: number, calendar: StudentCalendar): void {
  const weekly = plans[plan].customQuizzesPerWeek;
  if (used < weekly) return;
  throw new Refusal('weeklyLimitReached', `You've reached your weekly limit of ${weekly} custom quizzes`, {
    limit: weekly,
    resetDate: calendar.nextWeekStart.toISOString(),
  });
}

/**
 * Refuses a question without options beyond the day's allowance, which is the same on every plan.
 * @param asked such questions of this day
 * @throws Refusal `dailyLimitReached`, with the limit and when it ends
 */
export function requireWithoutOptions(asked: number, calendar: StudentCalendar): void {
  if (asked < withoutOptionsPerDay) return;
  throw new Refusal(
    'dailyLimitReached',
    `You’ve had today’s ${withoutOptionsPerDay} questions without options. There are more tomorrow.`,
    { limit: withoutOptionsPerDay, resetDate: calendar.nextDayStart.toISOString() },
  );
}

/**
 * Refuses a paper beyond the month's allowance.
 * @param started papers that were started this month
 * @throws Refusal `monthlyLimitReached`, with the limit and when it ends
 */
export function requirePaperAllowance(plan: Plan, started: number, calendar: StudentCalendar): void {
  const { papersPerMonth: monthly }: PlanRules = plans[plan];
  if (monthly === null || started < monthly) return;
  const papers = monthly === 1 ? 'free paper' : `${monthly} free papers`;
  throw new Refusal('monthlyLimitReached', `You’ve had this month’s ${papers}`, {
    limit: monthly,
    resetDate: calendar.nextMonthStart.toISOString(),
  });
}

/** What is answered where Premium is needed; the flag is the one that the documents read. */
function subscriptionRequired(message: string): Refusal {
  return new Refusal('subscriptionRequired', message, { subscriptionRequired: true });
}
