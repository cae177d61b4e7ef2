import { lockStudent } from '../../database/lock-student.ts';
import type { Database } from '../../database/database.ts';
import { keepAnswers } from '../answers/answers-repository.ts';
import { ledgerRows } from '../answers/ledger-rows.ts';
import { findQuiz } from '../quizzes/quizzes-repository.ts';
import { applyCorrections } from './apply-corrections-service.ts';
import { keepWithoutOptions } from './keep-without-options-service.ts';
import {
  markRegraded,
  unfinishedCorrections,
  type KeyCorrection,
} from '../key-corrections/key-corrections-repository.ts';
import { quizzesWith, saveGrades } from './regrade-repository.ts';
import type { QuizzesContext } from '../quizzes/quizzes-context.ts';

export type RegradeContext = Pick<QuizzesContext, 'db' | 'clock' | 'randomness' | 'engine'>;

/** Few enough to hold, and many enough that a question asked everywhere is looked for a few times only: no index leads to it. */
const studentsAStep = 1000;

/**
 * Grades every finished quiz again in which a question stands whose key was corrected. The quizzes of a student are one
 * transaction; whatever ends the process in between, the next call goes on (`regrade-job.ts` sees to one), and a quiz done twice
 * comes out the same.
 * @returns how many quizzes were changed
 */
export async function regradeCorrected(context: RegradeContext): Promise<number> {
  const { db, clock } = context;
  let changed = 0;
  for (const correction of await unfinishedCorrections(db)) {
    changed += await regradeByCorrection(context, correction);
    await markRegraded(db, correction, new Date(clock()));
  }
  return changed;
}

async function regradeByCorrection(context: RegradeContext, { questionId }: KeyCorrection): Promise<number> {
  let changed = 0;
  let after: string | null = null;
  do {
    const step = await quizzesWith(context.db, questionId, after, studentsAStep);
    for (const { studentId, quizIds } of step) changed += await regradeQuizzes(context, studentId, quizIds);
    after = step.length < studentsAStep ? null : (step.at(-1)?.studentId ?? null);
  } while (after !== null);
  return changed;
}

/** Holds the student's row, as recording a quiz does, so that a quiz finished meanwhile is not missed. */
function regradeQuizzes(
  context: RegradeContext,
  studentId: string,
  quizIds: readonly string[],
): Promise<number> {
  return context.db.transaction(async (tx) => {
    const student = await lockStudent(tx, studentId);
    if (!student) return 0;
    let changed = 0;
    for (const quizId of quizIds) if (await regradeQuiz(tx, context, student, quizId)) changed += 1;
    return changed;
  });
}

async function regradeQuiz(
  tx: Database,
  context: RegradeContext,
  student: { id: string; timeZone: string | null },
  quizId: string,
): Promise<boolean> {
  const studentId = student.id;
  const found = await findQuiz(tx, studentId, quizId);
  if (found?.quiz.kind === 'withoutOptions')
    return keepWithoutOptions(tx, context.engine, student, found.quiz, false);
  if (!found?.result) return false;
  const grades = await applyCorrections(tx, context, found.quiz, found.result);
  if (grades === null) return false;
  await saveGrades(tx, { studentId, quizId }, grades);
  await keepAnswers(tx, ledgerRows(context.engine, found.quiz.questions, { ...found.result, ...grades }));
  return true;
}
