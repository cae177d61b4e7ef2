import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { errata, notices } from '../../database/schema/reports.ts';
import { restoredAll, snapshotColumns } from '../quizzes/snapshots/snapshots-repository.ts';

export type StoredNotice = typeof notices.$inferSelect;

/** Tells a student of a changed grade; a later change of the same answer takes the place of an earlier one. */
export async function saveNotice(db: Database, notice: StoredNotice): Promise<void> {
  await db
    .insert(notices)
    .values(notice)
    .onConflictDoUpdate({ target: [notices.studentId, notices.quizId, notices.questionId], set: notice });
}

/** What a student has not dismissed yet, the latest first. */
export async function openNotices(db: Database, studentId: string) {
  const rows = await db
    .select({
      ...snapshotColumns,
      notice: notices,
      topic: quizzes.topic,
      completedAt: quizResults.completedAt,
      fault: errata.kind,
    })
    .from(notices)
    .innerJoin(quizzes, and(eq(quizzes.studentId, notices.studentId), eq(quizzes.id, notices.quizId)))
    .innerJoin(
      quizResults,
      and(eq(quizResults.studentId, notices.studentId), eq(quizResults.quizId, notices.quizId)),
    )
    .leftJoin(errata, eq(errata.questionId, notices.questionId))
    .where(and(eq(notices.studentId, studentId), isNull(notices.dismissedAt)))
    .orderBy(desc(notices.createdAt), desc(notices.id));
  return restoredAll(db, rows);
}

/** Dismisses a student's own notice; answers whether there is such a one, dismissed before or not. */
export async function dismissNotice(
  db: Database,
  studentId: string,
  noticeId: string,
  dismissedAt: Date,
): Promise<boolean> {
  const found = await db
    .update(notices)
    .set({ dismissedAt })
    .where(and(eq(notices.id, noticeId), eq(notices.studentId, studentId)))
    .returning({ id: notices.id });
  return found.length > 0;
}
