import type { ErrorBody } from '@valence/contract';

/** Why the upgrade dialog opens. */
export type UpgradeTrigger =
  | { kind: 'premium_feature' | 'custom_topics' | 'retry_mode' }
  | { kind: 'weekly-limit'; period: 'day' | 'week'; limit: number; resetDate: string | null };

/** The dialog that a refused quiz calls for; `null` where the refusal is about something else. */
export function triggerOfRefusal(body: ErrorBody | null, isCustom: boolean): UpgradeTrigger | null {
  if (body === null) return null;
  const limit = body.limit ?? limitInMessage(body.message);
  const resetDate = body.resetDate ?? null;
  switch (body.code) {
    case 'dailyLimitReached':
      return { kind: 'weekly-limit', period: 'day', limit, resetDate };
    case 'weeklyLimitReached':
      return { kind: 'weekly-limit', period: 'week', limit, resetDate };
    case 'subscriptionRequired':
      return { kind: isCustom ? 'custom_topics' : 'premium_feature' };
    default:
      return null;
  }
}

/** Reads N from "You've reached your weekly limit of N free quizzes". */
function limitInMessage(message: string): number {
  return Number(/limit of (\d+)/.exec(message)?.[1] ?? 0);
}
