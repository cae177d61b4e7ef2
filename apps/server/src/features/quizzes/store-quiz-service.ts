import type { GenerateQuestionsResponse } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { issuedQuiz } from './issued-quiz.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import { insertQuiz, type StoredQuiz } from './quizzes-repository.ts';

/**
 * Stores a quiz, which is what counts it, and writes it out for its student. It is written out first, so that a
 * question that cannot be shown is not counted either.
 * @param tx the transaction that holds the student's row, where there is an allowance to keep to
 */
export async function storeQuiz(
  tx: Database,
  { randomness, engine }: Pick<QuizzesContext, 'randomness' | 'engine'>,
  quiz: Omit<StoredQuiz, 'id' | 'questionIds'>,
): Promise<GenerateQuestionsResponse> {
  const stored = {
    ...quiz,
    id: randomness.uuid(),
    questionIds: quiz.questions.map((question) => question.id),
  };
  const issued = issuedQuiz(stored, engine);
  await insertQuiz(tx, stored);
  return issued;
}
