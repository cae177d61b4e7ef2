import { and, asc, eq } from 'drizzle-orm';
import type { ExamAftermath, ExamSettings } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { exams } from '../../database/schema/exams.ts';

export type StoredExam = typeof exams.$inferSelect;

/** A student's exams, the earliest first. */
export async function examsOf(db: Database, studentId: string): Promise<StoredExam[]> {
  return db
    .select()
    .from(exams)
    .where(eq(exams.studentId, studentId))
    .orderBy(asc(exams.date), asc(exams.createdAt), asc(exams.id));
}

/** A student's own exam. */
export async function findExam(db: Database, studentId: string, id: string): Promise<StoredExam | null> {
  const [exam] = await db
    .select()
    .from(exams)
    .where(and(eq(exams.studentId, studentId), eq(exams.id, id)));
  return exam ?? null;
}

export async function insertExam(db: Database, exam: typeof exams.$inferInsert): Promise<void> {
  await db.insert(exams).values(exam);
}

/** Changes an exam; tells whether it is one of the student's. */
export async function updateExam(
  db: Database,
  studentId: string,
  id: string,
  change: ExamSettings | ExamAftermath,
): Promise<boolean> {
  const changed = await db
    .update(exams)
    .set(change)
    .where(and(eq(exams.studentId, studentId), eq(exams.id, id)))
    .returning({ id: exams.id });
  return changed.length > 0;
}

/** Takes an exam away; tells whether it was one of the student's. */
export async function deleteExam(db: Database, studentId: string, id: string): Promise<boolean> {
  const deleted = await db
    .delete(exams)
    .where(and(eq(exams.studentId, studentId), eq(exams.id, id)))
    .returning({ id: exams.id });
  return deleted.length > 0;
}
