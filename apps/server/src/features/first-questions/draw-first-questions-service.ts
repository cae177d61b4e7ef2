import type { DrawFirstQuestionsRequest, DrawFirstQuestionsResponse, DrawnSet } from '@valence/contract';
import type { Question } from '@valence/questions';
import { noQuestions } from '../quizzes/custom/topic-refusals.ts';
import { issuedQuestion } from '../quizzes/issued-question.ts';
import { originsOf } from '../quizzes/issued-quiz.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';
import { readChoice } from '../quizzes/read-wish.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';

type DrawingContext = Pick<QuizzesContext, 'db' | 'engine'>;

/**
 * Draws a shared set of questions for a visitor. Nothing is stored and nothing counts: its seed makes it again.
 * @throws Refusal `badRequest` for a choice that is in no list, `noQuestionsOnTopic` where nothing fits
 */
export async function drawFirstQuestions(
  context: DrawingContext & Pick<QuizzesContext, 'randomness'>,
  { choice, difficulty, count }: DrawFirstQuestionsRequest,
): Promise<DrawFirstQuestionsResponse> {
  const { engine, randomness } = context;
  const { name } = readChoice(choice, engine).understood;
  const seed = randomness.seed();
  const questions = await questionsDrawn(context, { choice, difficulty, count, seed });
  if (questions.length === 0) throw noQuestions(name, []);
  const issued = questions.map((question) => issuedQuestion(question, engine));
  return { name, source: originsOf(questions), questions: issued, seed };
}

/** The questions of a set that was drawn; none where something of its choice is in the list no longer. */
export async function questionsDrawn(
  { db, engine }: DrawingContext,
  { choice, difficulty, count, seed }: DrawnSet,
): Promise<readonly Question[]> {
  if (choice.topics.length + choice.concepts.length === 0 || engine.understandChoice(choice) === null)
    return [];
  const withdrawn = await withdrawnTemplates(db);
  return engine.composeQuiz({ choice, difficulty, count, seed, seen: new Set(), withdrawn });
}
