import { rebuildTotals } from '../progress/rebuild-totals-repository.ts';
import { findQuiz, lockStudent } from '../quizzes/quizzes-repository.ts';
import { applyCorrections } from './apply-corrections-service.ts';
import { markRegraded, unfinishedCorrections } from './key-corrections-repository.ts';
import { quizzesWith, saveGrades } from './regrade-repository.ts';
import type { ReportsContext } from './reports-service.ts';

type RegradeContext = Pick<ReportsContext, 'db' | 'clock' | 'randomness'>;

/**
 * Grades every finished quiz again in which a question stands whose key was corrected. Each quiz is a transaction of its
 * own; whatever ends the process in between, the next call goes on, and a quiz done twice comes out the same.
 * @returns how many quizzes were changed
 */
export async function regradeCorrected(context: RegradeContext): Promise<number> {
  const { db, clock } = context;
  let changed = 0;
  for (const correction of await unfinishedCorrections(db)) {
    for (const quiz of await quizzesWith(db, correction.questionId))
      if (await regradeQuiz(context, quiz)) changed += 1;
    await markRegraded(db, correction, new Date(clock()));
  }
  return changed;
}

/** Holds the student's row, as recording a quiz does, so that a quiz finished meanwhile is not missed. */
function regradeQuiz(
  context: RegradeContext,
  { quizId, studentId }: { quizId: string; studentId: string },
): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    await lockStudent(tx, studentId);
    const found = await findQuiz(tx, studentId, quizId);
    if (!found?.result) return false;
    const grades = await applyCorrections(tx, context, found.quiz, found.result);
    if (grades === null) return false;
    await saveGrades(tx, quizId, grades);
    await rebuildTotals(tx, studentId);
    return true;
  });
}
