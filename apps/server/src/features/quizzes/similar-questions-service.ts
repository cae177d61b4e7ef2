import type { IssuedQuestion, SimilarQuestionsRequest } from '@valence/contract';
import type { Question } from '@valence/questions';
import { Refusal } from '../../refusal.ts';
import { withdrawnTemplates } from './withdrawals-repository.ts';
import { issuedQuestion } from './issued-question.ts';
import { insertReviewQuestions, issuedQuestions } from './quizzes-repository.ts';
import type { QuizzesContext } from './quizzes-context.ts';

/**
 * Fresh questions on the very skills of the missed ones, in their order, none of them twice. They are kept, so that the
 * student can report them.
 * @throws Refusal `notFound` for a question that this student was never issued
 */
export async function similarQuestions(
  { db, clock, randomness, engine }: QuizzesContext,
  studentId: string,
  { missedQuestions, similarPerQuestion }: SimilarQuestionsRequest,
): Promise<IssuedQuestion[]> {
  const ids = [...new Set(missedQuestions.map(({ id }) => id))];
  const issued = await issuedQuestions(db, studentId, ids);
  const withdrawn = await withdrawnTemplates(db);
  const similar = new Map<string, Question>();
  for (const id of ids) {
    const question = issued.get(id);
    if (!question) throw new Refusal('notFound', 'We could not find one of these questions in your quizzes.');
    for (const variant of engine.makeVariants(question, similarPerQuestion, randomness.seed(), withdrawn))
      if (!ids.includes(variant.id)) similar.set(variant.id, variant);
  }
  const questions = [...similar.values()];
  await insertReviewQuestions(db, studentId, questions, new Date(clock()));
  return questions.map((question) => issuedQuestion(question, engine));
}
