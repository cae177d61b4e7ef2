import type { GradedAnswer } from '../../database/schema/quizzes.ts';

/** Questions in a row that were answered right: the run that goes on, and the longest so far. */
export interface CorrectRun {
  current: number;
  longest: number;
}

/** Right at the first attempt: what badges and statistics of questions count. */
export function isRightAtFirst(answer: Pick<GradedAnswer, 'isCorrect' | 'attempts'>): boolean {
  return answer.isCorrect && answer.attempts === 1;
}

/**
 * The run after further answers, in the order in which they were given.
 * @example continueRun({ current: 2, longest: 5 }, [true, false, true]) // { current: 1, longest: 5 }
 */
export function continueRun(run: CorrectRun, answers: Iterable<boolean>): CorrectRun {
  let { current, longest } = run;
  for (const isRight of answers) {
    current = isRight ? current + 1 : 0;
    longest = Math.max(longest, current);
  }
  return { current, longest };
}
