import type { GenerateQuestionsResponse, QuestionOrigins } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { issuedQuestion } from './issued-question.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import { insertQuiz, type StoredQuiz } from './quizzes-repository.ts';

/**
 * Stores a quiz, which is what counts it, and writes it out for its student. It is written out first, so that a
 * question that cannot be shown is not counted either.
 * @param tx the transaction that holds the student's row
 */
export async function storeQuiz(
  tx: Database,
  { randomness, engine }: Pick<QuizzesContext, 'randomness' | 'engine'>,
  quiz: Omit<StoredQuiz, 'id' | 'questionIds'>,
): Promise<GenerateQuestionsResponse> {
  const { topic, difficulty, questions } = quiz;
  const issued = questions.map((question) => issuedQuestion(question, engine));
  const quizId = randomness.uuid();
  await insertQuiz(tx, { ...quiz, id: quizId, questionIds: questions.map((question) => question.id) });
  return { quizId, topic, difficulty, source: originsOf(questions), questions: issued };
}

function originsOf(questions: readonly Question[]): QuestionOrigins {
  const of = (kind: Question['origin']['kind']) =>
    questions.filter(({ origin }) => origin.kind === kind).length;
  return { written: of('written'), families: of('family'), model: of('model') };
}
