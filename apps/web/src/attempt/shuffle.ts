import type { QuizQuestion } from './quiz.ts';

/** The same things in an order drawn by `random` (Fisher and Yates), the given list untouched. */
export function shuffle<T>(things: readonly T[], random: () => number): T[] {
  const rest = [...things];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return drawn;
}

/** The questions of a quiz in another order; those on one stimulus stay together, and in theirs. */
export function shuffleSets(questions: readonly QuizQuestion[], random: () => number): QuizQuestion[] {
  const nameOf = ({ id, stimulus }: QuizQuestion) => stimulus?.id ?? id;
  const names = [...new Set(questions.map(nameOf))];
  return shuffle(names, random).flatMap((name) => questions.filter((question) => nameOf(question) === name));
}
