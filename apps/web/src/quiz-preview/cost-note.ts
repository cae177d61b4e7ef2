import type { QuizUsage } from '@valence/contract';
import { allowanceOf } from './allowance.ts';

/** What a quiz that is offered counts as, where the plan has a limit. */
export function costNote(questions: number, usage: QuizUsage | undefined): string {
  const allowance = usage && allowanceOf(usage);
  const count = questions === 1 ? '1 question' : `${questions} questions`;
  // At the limit nothing can be used: which limit it is, and when it ends, is said where the student is told to wait.
  if (!allowance || allowance.left === 0) return count;
  const { left, period } = allowance;
  return `${count}, uses ${costWords(left, period)}`;
}

/** `1 of 4 quizzes left today`. */
export function costWords(left: number, period: 'day' | 'week'): string {
  const when = period === 'day' ? 'today' : 'this week';
  return left === 1 ? `your last quiz ${when}` : `1 of ${left} quizzes left ${when}`;
}
