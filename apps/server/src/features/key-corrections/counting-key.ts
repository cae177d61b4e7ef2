import type { Question } from '@valence/questions';

/** A key that turned out wrong. */
export interface CorrectedKey {
  /** The wording that is meant: another one under the same id is another question. */
  questionText: string;
  /** The text of the right option; `null` when no option is right. */
  rightAnswer: string | null;
}

/** The place of the option that counts as right, under the corrections of keys; `null` where none is. */
export function countingKey(
  { id, text, options, key }: Pick<Question, 'id' | 'text' | 'options' | 'key'>,
  corrections: ReadonlyMap<string, CorrectedKey>,
): number | null {
  const correction = corrections.get(id);
  if (correction?.questionText !== text) return key;
  const place = options.findIndex((option) => option.text === correction.rightAnswer);
  return place < 0 ? null : place;
}

/** A question under the key that counts; one without a right answer keeps the key that it was issued with. */
export function underCountingKey(
  question: Question,
  corrections: ReadonlyMap<string, CorrectedKey>,
): Question {
  return { ...question, key: countingKey(question, corrections) ?? question.key };
}
