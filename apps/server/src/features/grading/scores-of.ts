import type { GradedAnswer } from '../../database/schema/quizzes.ts';

/** What graded answers amount to: percent rounded, right ones, right ones at the first attempt, and a mark for each. */
export function scoresOf(answers: readonly GradedAnswer[]): {
  score: number;
  correctAnswers: number;
  correctAtFirst: number;
  marks: string;
} {
  const correct = answers.filter((answer) => answer.isCorrect);
  return {
    score: Math.round((100 * correct.length) / answers.length),
    correctAnswers: correct.length,
    correctAtFirst: answers.filter(isRightAtFirst).length,
    marks: answers.map((answer) => (isRightAtFirst(answer) ? '1' : '0')).join(''),
  };
}

/** Right at the first attempt: what badges and statistics of questions count. */
export function isRightAtFirst(answer: Pick<GradedAnswer, 'isCorrect' | 'attempts'>): boolean {
  return answer.isCorrect && answer.attempts === 1;
}
