import { difficulties, type Difficulty, type Question } from '../question.ts';

/**
 * The name of the template that a family, or a part of a set, is with one of its tasks.
 * @example familyTemplate('ideal-gas-law', 'beginner') // 'ideal-gas-law.beginner'
 */
export function familyTemplate(family: string, task: Difficulty): string {
  return `${family}.${task}`;
}

/**
 * The task of its family that a question was drawn as: its id names it, since readers may put it at another level (`levelOf`).
 * @example taskOf(makeQuestion(idealGasLaw, 42, 'beginner')) // 'beginner'
 */
export function taskOf({ id, difficulty }: Pick<Question, 'id' | 'difficulty'>): Difficulty {
  const named = id.split('.').at(-2);
  return difficulties.find((task) => task === named) ?? difficulty;
}
