import type { GenerateQuestionsResponse, TypedQuestion } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { countingKey } from '../key-corrections/counting-key.ts';
import { correctionsOf } from '../key-corrections/key-corrections-repository.ts';
import { issuedQuiz } from './issued-quiz.ts';
import type { QuestionEngine } from './question-engine.ts';
import type { StoredQuiz } from './quizzes-repository.ts';
import { countTries } from './typed/count-tries.ts';
import { issuedTypedQuestion } from './typed/issued-typed-question.ts';
import { triesOfQuiz } from './typed/typed-tries-repository.ts';

/** A quiz that was issued before, as its student goes on with it: under the keys that count by now, with what was typed so far. */
export async function issueAgain(
  db: Database,
  engine: QuestionEngine,
  quiz: StoredQuiz,
): Promise<GenerateQuestionsResponse> {
  const corrections = await correctionsOf(db, quiz.questionIds);
  const typed = await typedSoFar(db, engine, quiz);
  return issuedQuiz(quiz, engine, typed, (question) => countingKey(question, corrections));
}

/**
 * The typed questions of a quiz in its order, with what was typed, under the keys that count by now.
 * @param isFinished where the quiz is recorded, every key is told
 */
export async function typedSoFar(
  db: Database,
  engine: QuestionEngine,
  quiz: Pick<StoredQuiz, 'id' | 'studentId' | 'kind' | 'questions' | 'questionIds' | 'typedIds'>,
  isFinished = false,
): Promise<TypedQuestion[]> {
  if (quiz.typedIds.length === 0) return [];
  const corrections = await correctionsOf(db, quiz.questionIds);
  const tries = await triesOfQuiz(db, quiz.studentId, quiz.id);
  return quiz.questions
    .filter(({ id }) => quiz.typedIds.includes(id))
    .map((question) => {
      const key = countingKey(question, corrections);
      const counted = countTries(engine, quiz, question, key, tries.get(question.id) ?? []);
      return issuedTypedQuestion(question, engine, counted, isFinished);
    });
}
