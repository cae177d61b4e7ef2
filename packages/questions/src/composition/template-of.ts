import type { Difficulty, Question } from '../question.ts';

/**
 * Names the template of a question: the question itself if it is written, or its family and difficulty. A flaw in
 * wording or computation is a flaw of the template, so the template is withdrawn: a family rarely draws the same numbers
 * twice, so withdrawing one id would not help.
 * @example templateOf(makeQuestion(idealGasLaw, 42, 'beginner')) // 'ideal-gas-law.beginner'
 */
export function templateOf({
  id,
  origin,
  difficulty,
}: Pick<Question, 'id' | 'origin' | 'difficulty'>): string {
  return origin.kind === 'family' ? familyTemplate(origin.family, difficulty) : id;
}

/** The template that a family is at a difficulty. */
function familyTemplate(family: string, difficulty: Difficulty): string {
  return `${family}.${difficulty}`;
}
