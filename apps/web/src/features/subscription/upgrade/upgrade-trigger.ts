import { plans, type ErrorBody } from '@valence/contract';

/** Why the upgrade dialog opens. */
export type UpgradeTrigger =
  /** `review_all` stands for everything on the results screen that only Premium has. */
  | { kind: 'premium_feature' | 'custom_topics' | 'retry_mode' | 'review_all' | 'exam_plan' | 'slip_history' }
  | { kind: 'weekly-limit'; period: 'day' | 'week'; limit: number; resetDate: string | null }
  /** A Premium student has had the custom quizzes of this week: there is nothing to upgrade to. */
  | { kind: 'custom-limit'; limit: number; resetDate: string | null };

/** The dialog that a refused quiz calls for; `null` where the refusal is about something else. */
export function triggerOfRefusal(body: ErrorBody | null, isCustom: boolean): UpgradeTrigger | null {
  if (body === null) return null;
  const resetDate = body.resetDate ?? null;
  const { subjectQuizzesPerDay: daily, subjectQuizzesPerWeek: weekly } = plans.free;
  switch (body.code) {
    case 'dailyLimitReached':
      return { kind: 'weekly-limit', period: 'day', limit: body.limit ?? daily, resetDate };
    case 'weeklyLimitReached':
      return isCustom
        ? { kind: 'custom-limit', limit: body.limit ?? plans.premium.customQuizzesPerWeek, resetDate }
        : { kind: 'weekly-limit', period: 'week', limit: body.limit ?? weekly, resetDate };
    case 'subscriptionRequired':
      return { kind: isCustom ? 'custom_topics' : 'premium_feature' };
    default:
      return null;
  }
}
