import type { IssuedQuestion, SimilarQuestionsRequest } from '@valence/contract';
import { Refusal } from '../../refusal.ts';
import { issuedQuestion } from './issued-question.ts';
import { issuedQuestions } from './quizzes-repository.ts';
import type { QuizzesContext } from './quizzes-context.ts';

/**
 * Fresh questions on the very skills of the missed ones, in their order, none of them twice.
 * @throws Refusal `notFound` for a question that this student was never issued
 */
export async function similarQuestions(
  { db, randomness, engine }: QuizzesContext,
  studentId: string,
  { missedQuestions, similarPerQuestion }: SimilarQuestionsRequest,
): Promise<IssuedQuestion[]> {
  const ids = [...new Set(missedQuestions.map(({ id }) => id))];
  const issued = await issuedQuestions(db, studentId, ids);
  const similar = new Map<string, IssuedQuestion>();
  for (const id of ids) {
    const question = issued.get(id);
    if (!question) throw new Refusal('notFound', 'We could not find one of these questions in your quizzes.');
    for (const variant of engine.makeVariants(question, similarPerQuestion, randomness.seed()))
      if (!ids.includes(variant.id)) similar.set(variant.id, issuedQuestion(variant, engine));
  }
  return [...similar.values()];
}
