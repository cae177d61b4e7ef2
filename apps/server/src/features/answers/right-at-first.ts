import type { GradedAnswer } from '../../database/schema/quizzes.ts';

/** Right at the first attempt: what badges, statistics of questions and the ledger count. */
export function isRightAtFirst(answer: Pick<GradedAnswer, 'isCorrect' | 'attempts'>): boolean {
  return answer.isCorrect && answer.attempts === 1;
}
