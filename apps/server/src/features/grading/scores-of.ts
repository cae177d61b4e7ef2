import type { GradedAnswer } from '../../database/schema/quizzes.ts';
import { isRightAtFirst } from '../answers/right-at-first.ts';

/** What graded answers amount to: percent of the marks, rounded, right ones, right ones at the first attempt, and a mark for each. */
export function scoresOf(answers: readonly GradedAnswer[]): {
  score: number;
  correctAnswers: number;
  correctAtFirst: number;
  marks: string;
} {
  const correct = answers.filter((answer) => answer.isCorrect);
  return {
    score: Math.round((100 * answers.reduce((sum, answer) => sum + marksOf(answer), 0)) / answers.length),
    correctAnswers: correct.length,
    correctAtFirst: answers.filter(isRightAtFirst).length,
    marks: answers.map((answer) => (isRightAtFirst(answer) ? '1' : '0')).join(''),
  };
}

/** 1 for a right answer, a part of it where part marks were given. */
export function marksOf({ marks, isCorrect }: GradedAnswer): number {
  return marks ?? (isCorrect ? 1 : 0);
}
