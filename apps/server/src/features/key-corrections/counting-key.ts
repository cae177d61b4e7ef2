import { showTheSame } from '@valence/chemistry/typeset';
import type { Question } from '@valence/questions';
import type { GradedAnswer } from '../../database/schema/quizzes.ts';

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
  if (correction === undefined || !showTheSame(correction.questionText, text)) return key;
  const { rightAnswer } = correction;
  const place =
    rightAnswer === null ? -1 : options.findIndex((option) => showTheSame(option.text, rightAnswer));
  return place < 0 ? null : place;
}

/** The place of the option by which an answer of a finished quiz is graded; `null` where none is right. */
export function gradedKey({
  correctAnswer,
  recorded,
}: Pick<GradedAnswer, 'correctAnswer' | 'recorded'>): number | null {
  // A correction that changed no key found that there is none.
  return recorded?.correctAnswer === correctAnswer ? null : correctAnswer;
}
