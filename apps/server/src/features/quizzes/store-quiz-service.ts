import type { Difficulty, GenerateQuestionsResponse } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { issueAgain } from './issue-again-service.ts';
import { issuedQuiz } from './issued-quiz.ts';
import type { QuestionEngine } from './question-engine.ts';
import type { QuizzesContext } from './quizzes-context.ts';
import { findQuizOfRequest, insertQuiz, type StoredQuiz } from './quizzes-repository.ts';

/** A quiz that is to be issued; with `type`, questions that can be asked without their options are. */
type QuizToStore = Omit<StoredQuiz, 'id' | 'questionIds' | 'typedIds'> & { answers?: 'choose' | 'type' };

/**
 * Stores a quiz, which is what counts it, and writes it out for its student. It is written out first, so that a
 * question that cannot be shown is not counted either. Of two requests with one key at the same time the first is issued a quiz, and the
 * other one gets the same.
 * @param tx the transaction that holds the student's row, where there is an allowance to keep to
 */
export async function storeQuiz(
  tx: Database,
  { randomness, engine }: Pick<QuizzesContext, 'randomness' | 'engine'>,
  { answers, ...quiz }: QuizToStore,
): Promise<GenerateQuestionsResponse> {
  const stored = {
    ...quiz,
    difficulty: levelHeld(quiz.questions, quiz.difficulty),
    id: randomness.uuid(),
    questionIds: quiz.questions.map((question) => question.id),
    typedIds: answers === 'type' ? typedIdsOf(quiz.questions, engine) : [],
  };
  const issued = issuedQuiz(stored, engine);
  if (await insertQuiz(tx, stored)) return issued;
  const first = await findQuizOfRequest(tx, stored.studentId, stored.requestKey);
  if (!first) throw new Error('A quiz was neither kept nor issued before');
  return issueAgain(tx, engine, first);
}

/** How hard a quiz is called: as it was asked for, unless there is nothing of that level in it and all of one other. */
export function levelHeld(questions: readonly Pick<Question, 'difficulty'>[], asked: Difficulty): Difficulty {
  const [held = asked, ...others] = new Set(questions.map(({ difficulty }) => difficulty));
  return others.length === 0 ? held : asked;
}

/** The questions that can be asked without their options. */
function typedIdsOf(questions: readonly Question[], engine: QuestionEngine): string[] {
  return questions.flatMap((question) => (engine.askedAnswerOf(question) === null ? [] : [question.id]));
}
