import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { correctionsOf } from './key-corrections-repository.ts';

/**
 * A question that is to be answered, under the key that counts: a correction holds at once, for what was issued before it too.
 * @throws Refusal `conflict` where no answer is right
 */
export async function correctedQuestion(tx: Database, question: Question): Promise<Question> {
  const key = correctedKey(question, await correctionsOf(tx, [question.id]));
  if (key < 0)
    throw new Refusal(
      'conflict',
      'We found that this question does not have exactly one right answer. Please leave it open: it does not count against you.',
    );
  return { ...question, key };
}

/** Questions as they are told once they are over; one without a right answer keeps the key that it was issued with. */
export async function correctedQuestions(tx: Database, questions: readonly Question[]): Promise<Question[]> {
  const corrections = await correctionsOf(
    tx,
    questions.map(({ id }) => id),
  );
  return questions.map((question) => {
    const key = correctedKey(question, corrections);
    return key < 0 ? question : { ...question, key };
  });
}

/** The place of the option that is right; negative where none is. */
function correctedKey(question: Question, corrections: Awaited<ReturnType<typeof correctionsOf>>): number {
  const correction = corrections.get(question.id);
  if (correction?.questionText !== question.text) return question.key;
  return question.options.findIndex(({ text }) => text === correction.rightAnswer);
}
