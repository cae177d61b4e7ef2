import type { QuizUsage, User } from '@valence/contract';
import { allowanceOf, usedUpWords } from '../../quiz-preview/allowance.ts';

/** What is said beside the button that starts a quiz. */
export function allowanceLine(
  { hasActiveSubscription }: Pick<User, 'hasActiveSubscription'>,
  usage: { data: QuizUsage | undefined; isPending: boolean },
  timeZone: string,
): string {
  if (hasActiveSubscription) return 'Unlimited subject quizzes • Premium';
  if (usage.isPending) return 'Loading quota...';
  if (usage.data === undefined) return 'Your quota could not be loaded just now.';
  const allowance = allowanceOf(usage.data);
  if (allowance?.left === 0) return usedUpWords(allowance, timeZone);
  const left = usage.data.remaining ?? 0;
  return `${left} free ${left === 1 ? 'quiz' : 'quizzes'} remaining this week`;
}
