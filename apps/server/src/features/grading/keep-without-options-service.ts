import { calendarAt } from '../../calendar/student-calendar.ts';
import type { Database } from '../../database/database.ts';
import { keepAnswers } from '../answers/answers-repository.ts';
import { ledgerRows } from '../answers/ledger-rows.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import type { StoredQuiz } from '../quizzes/quizzes-repository.ts';
import { triesOfQuiz } from '../quizzes/typed/typed-tries-repository.ts';
import { typedUnder } from './apply-corrections-service.ts';
import { gradeAgain } from './grade-again.ts';
import { gradeTyped } from './grade-typed.ts';
import { correctionsOf } from '../key-corrections/key-corrections-repository.ts';

/**
 * Writes into the ledger how a question without options stands, under the corrections of its key. There is no result to wait for:
 * the row is written with the first try, on whose day it stays.
 * @param tx the transaction that holds the student's row
 * @param student whose days count
 * @param practice whether there are further tries; read with the first one
 * @returns whether there was a try
 */
export async function keepWithoutOptions(
  tx: Database,
  engine: Pick<QuestionEngine, 'templateOf' | 'askedAnswerOf' | 'gradeTypedAnswer'>,
  student: { id: string; timeZone: string | null },
  quiz: Pick<StoredQuiz, 'id' | 'kind' | 'questions' | 'questionIds'>,
  practice: boolean,
): Promise<boolean> {
  const tries = await triesOfQuiz(tx, student.id, quiz.id);
  const [question] = quiz.questions;
  const own = question && tries.get(question.id);
  const first = own?.[0];
  if (question === undefined || own === undefined || first === undefined) return false;
  const corrections = await correctionsOf(tx, quiz.questionIds);
  const graded = [gradeTyped({ question, tries: own, isExcused: false }, own, undefined)];
  const answers = gradeAgain(quiz.questions, graded, corrections, typedUnder(engine, quiz, tries));
  await keepAnswers(
    tx,
    ledgerRows(engine, quiz.questions, {
      studentId: student.id,
      quizId: quiz.id,
      completedAt: first.triedAt,
      completedDay: calendarAt(first.triedAt.getTime(), student.timeZone ?? 'UTC').today,
      practice,
      answers,
    }),
  );
  return true;
}
