import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answerRebuilds, answers } from '../../database/schema/answers.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { restoredAll, snapshotColumns } from '../quizzes/snapshots/snapshots-repository.ts';
import type { LedgerRow } from './ledger-rows.ts';

/**
 * Writes rows of the ledger in the transaction that keeps the grades. A row that is there already takes what a corrected key
 * changes, so that writing the same twice changes nothing. All rows are one parameter: eighteen for each row would cost more
 * than all else about recording a quiz.
 */
export async function keepAnswers(tx: Database, rows: readonly LedgerRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into answers (student_id, quiz_id, place, answered_at, answered_day, question_id, template, subject, topic, tests,
      difficulty, mode, kind, first_choice, typed, right_at_first, tries, seconds)
    select "studentId", "quizId", place, "answeredAt", "answeredDay", "questionId", template, subject, topic, tests,
      difficulty, mode, kind, "firstChoice", typed, "rightAtFirst", tries, seconds
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row("studentId" uuid, "quizId" uuid, place int,
      "answeredAt" timestamptz, "answeredDay" date, "questionId" text, template text, subject text, topic text, tests text[],
      difficulty text, mode text, kind text, "firstChoice" text, typed text, "rightAtFirst" boolean, tries int, seconds int)
    on conflict (student_id, quiz_id, place) do update set
      first_choice = excluded.first_choice, right_at_first = excluded.right_at_first, tries = excluded.tries`);
}

/** Removes a student's rows of finished quizzes, before they are written anew. Those of questions without options are all that tells their day. */
export async function removeAnswers(tx: Database, studentId: string): Promise<void> {
  const finished = tx
    .select({ quizId: quizResults.quizId })
    .from(quizResults)
    .where(eq(quizResults.studentId, studentId));
  await tx.delete(answers).where(and(eq(answers.studentId, studentId), inArray(answers.quizId, finished)));
}

/** Every student with a finished quiz is to have the ledger written anew. */
export async function askForRebuilds(db: Database): Promise<void> {
  await db
    .insert(answerRebuilds)
    .select(db.selectDistinct({ studentId: quizResults.studentId }).from(quizResults))
    .onConflictDoNothing();
}

/** Students whose ledger is to be written anew, in the order of their ids. */
export async function askedRebuilds(db: Database, after: string | null, limit: number): Promise<string[]> {
  const rows = await db
    .select({ studentId: answerRebuilds.studentId })
    .from(answerRebuilds)
    .where(after === null ? undefined : gt(answerRebuilds.studentId, after))
    .orderBy(asc(answerRebuilds.studentId))
    .limit(limit);
  return rows.map(({ studentId }) => studentId);
}

/** Takes a student off that list; tells whether another process has not done so before. */
export async function takeRebuild(tx: Database, studentId: string): Promise<boolean> {
  const taken = await tx
    .delete(answerRebuilds)
    .where(eq(answerRebuilds.studentId, studentId))
    .returning({ studentId: answerRebuilds.studentId });
  return taken.length > 0;
}

/** A page of a student's finished quizzes with their questions, in the order of their ids. */
export async function finishedQuizzes(tx: Database, studentId: string, after: string | null, limit: number) {
  const rows = await tx
    .select({ ...snapshotColumns, result: quizResults })
    .from(quizResults)
    .innerJoin(quizzes, and(eq(quizzes.studentId, quizResults.studentId), eq(quizzes.id, quizResults.quizId)))
    .where(
      and(eq(quizResults.studentId, studentId), after === null ? undefined : gt(quizResults.quizId, after)),
    )
    .orderBy(asc(quizResults.quizId))
    .limit(limit);
  return restoredAll(tx, rows);
}
