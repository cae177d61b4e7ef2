import { lockStudent } from '../../database/lock-student.ts';
import type { Database } from '../../database/database.ts';
import type { QuestionEngine } from '../quizzes/question-engine.ts';
import {
  askedRebuilds,
  askForRebuilds,
  finishedQuizzes,
  keepAnswers,
  removeAnswers,
  takeRebuild,
} from './answers-repository.ts';
import { ledgerRows } from './ledger-rows.ts';

export interface RebuildContext {
  db: Database;
  engine: Pick<QuestionEngine, 'templateOf'>;
}

const studentsAStep = 100;
const quizzesAStep = 50;

/**
 * Writes the ledger anew for the students on the list: those who had finished quizzes before there was a ledger, and everybody
 * after `rebuildAllAnswers`. A student is one transaction; whatever ends the process in between, the next call goes on.
 * @returns of how many students and quizzes it was written
 * @throws when it failed for a student, after the others are done: that one stays on the list
 */
export async function rebuildAskedAnswers(
  context: RebuildContext,
): Promise<{ students: number; quizzes: number }> {
  let students = 0;
  let quizzes = 0;
  const failures: unknown[] = [];
  let after: string | null = null;
  do {
    const step = await askedRebuilds(context.db, after, studentsAStep);
    for (const studentId of step) {
      try {
        const rebuilt = await rebuildStudent(context, studentId);
        if (rebuilt === null) continue;
        students += 1;
        quizzes += rebuilt;
      } catch (error) {
        failures.push(error);
      }
    }
    after = step.length < studentsAStep ? null : (step.at(-1) ?? null);
  } while (after !== null);
  if (failures.length > 0)
    throw new AggregateError(
      failures,
      `The answers of ${failures.length} students could not be written anew`,
    );
  return { students, quizzes };
}

/** Puts every student on the list and writes the whole ledger anew. */
export async function rebuildAllAnswers(
  context: RebuildContext,
): Promise<{ students: number; quizzes: number }> {
  await askForRebuilds(context.db);
  return rebuildAskedAnswers(context);
}

/** Holds the student's row, as recording a quiz does, so that a quiz finished meanwhile is not missed. */
function rebuildStudent({ db, engine }: RebuildContext, studentId: string): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    if (!(await takeRebuild(tx, studentId))) return null;
    await removeAnswers(tx, studentId);
    let quizzes = 0;
    let after: string | null = null;
    do {
      const page = await finishedQuizzes(tx, studentId, after, quizzesAStep);
      await keepAnswers(
        tx,
        page.flatMap(({ questions, result }) => ledgerRows(engine, questions, result)),
      );
      quizzes += page.length;
      after = page.length < quizzesAStep ? null : (page.at(-1)?.result.quizId ?? null);
    } while (after !== null);
    return quizzes;
  });
}
