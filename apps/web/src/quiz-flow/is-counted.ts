import type { User } from '@valence/contract';
import type { Quiz } from '../attempt/quiz.ts';

/** Whether a quiz takes one of those that the student's plan has: every one of the free plan does, of Premium those on words of one's own. */
export function isCounted(
  { hasActiveSubscription }: Pick<User, 'hasActiveSubscription'>,
  { isCustom }: Pick<Quiz, 'isCustom'>,
): boolean {
  return !hasActiveSubscription || isCustom === true;
}
