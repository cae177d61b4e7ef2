import type { Difficulty, Question } from '../question.ts';

/**
 * Names what a question was made from: itself where it was written, its family at its difficulty where it was drawn.
 * A flaw in wording or computation is a flaw of the template, so that is what is withdrawn: the same numbers come twice
 * too seldom for a flaw to be met under one id.
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
export function familyTemplate(family: string, difficulty: Difficulty): string {
  return `${family}.${difficulty}`;
}
