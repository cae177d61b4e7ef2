import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { correctionsOf } from './key-corrections-repository.ts';

/**
 * A question that is to be answered, under the key that counts: a correction holds at once, for what was issued before it too.
 * @throws Refusal `conflict` where no answer is right
 */
export async function correctedQuestion(tx: Database, question: Question): Promise<Question> {
  const correction = (await correctionsOf(tx, [question.id])).get(question.id);
  if (correction?.questionText !== question.text) return question;
  const key = question.options.findIndex(({ text }) => text === correction.rightAnswer);
  if (key < 0)
    throw new Refusal(
      'conflict',
      'We found that this question has no right answer. Please leave it open: it does not count against you.',
    );
  return { ...question, key };
}
