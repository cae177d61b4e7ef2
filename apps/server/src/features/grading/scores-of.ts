import type { GradedAnswer } from '../../database/schema/quizzes.ts';

/** What graded answers amount to: percent rounded, right ones, and right ones at the first attempt. */
export function scoresOf(answers: readonly GradedAnswer[]): {
  score: number;
  correctAnswers: number;
  correctAtFirst: number;
} {
  const correct = answers.filter((answer) => answer.isCorrect);
  return {
    score: Math.round((100 * correct.length) / answers.length),
    correctAnswers: correct.length,
    correctAtFirst: correct.filter((answer) => answer.attempts === 1).length,
  };
}
