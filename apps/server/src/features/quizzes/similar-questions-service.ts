import type { IssuedQuestion, SimilarQuestionsRequest } from '@valence/contract';
import type { Question } from '@valence/questions';
import { Refusal } from '../../refusal.ts';
import { seedOf } from '../../seed-of.ts';
import { withdrawnTemplates } from './withdrawals-repository.ts';
import { issuedQuestion } from './issued-question.ts';
import { issuedQuestions } from './issued-questions-repository.ts';
import { findForQuiz, hasUnfinishedQuizWith, insertReviewQuestions, missedOf } from './quizzes-repository.ts';
import type { QuizzesContext } from './quizzes-context.ts';

/**
 * Fresh questions on the very skills of the missed ones, in their order, none of them twice. They are kept, so that the
 * student can report them. What the student got right brings none, and a missed question brings the same ones each time, so that no
 * quiz is worth more of them than was missed in it.
 * @throws Refusal `notFound` for a question that this student was never issued, `conflict` while its quiz is not finished
 */
export async function similarQuestions(
  { db, clock, engine }: Pick<QuizzesContext, 'db' | 'clock' | 'engine'>,
  studentId: string,
  { missedQuestions, similarPerQuestion }: SimilarQuestionsRequest,
): Promise<IssuedQuestion[]> {
  const ids = [...new Set(missedQuestions.map(({ id }) => id))];
  const issued = await issuedQuestions(db, studentId, ids);
  if (ids.some((id) => !issued.has(id)))
    throw new Refusal('notFound', 'We could not find one of these questions in your quizzes.');
  const missed = ids.length === 0 ? new Set<string>() : await missedOf(db, studentId, ids);
  const open = ids.filter((id) => !missed.has(id));
  if (open.length > 0 && (await hasUnfinishedQuizWith(db, studentId, open)))
    throw new Refusal('conflict', 'Finish this quiz first: fresh questions follow what was missed in it.');
  const withdrawn = await withdrawnTemplates(db);
  const answered = (await findForQuiz(db, studentId))?.seen ?? new Set<string>();
  const similar = new Map<string, Question>();
  for (const id of ids) {
    const question = issued.get(id);
    if (question === undefined || !missed.has(id)) continue;
    // Always the same: whoever asks again gets nothing new.
    const seed = seedOf(studentId, id);
    for (const variant of engine.makeVariants(question, similarPerQuestion, seed, {
      withdrawn,
      answered: new Set([...answered, ...ids, ...similar.keys()]),
    }))
      similar.set(variant.id, variant);
  }
  const questions = [...similar.values()];
  await insertReviewQuestions(db, studentId, questions, new Date(clock()));
  return questions.map((question) => issuedQuestion(question, engine));
}
