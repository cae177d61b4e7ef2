import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { finishedBy } from '../progress/progress-repository.ts';
import { restoredAll, snapshotColumns } from '../quizzes/snapshots/snapshots-repository.ts';

/** A student's latest scores, newest first. */
export async function latestScores(db: Database, studentId: string, topic: string | null, limit: number) {
  const { quizId, completedAt, score } = quizResults;
  return db
    .select({ quizId, subject: quizResults.topic, completedAt, score })
    .from(quizResults)
    .where(finishedBy(studentId, topic))
    .orderBy(desc(completedAt), desc(quizId))
    .limit(limit);
}

/** A student's latest weeks with a quiz, newest first. */
export async function latestWeeks(db: Database, studentId: string, topic: string | null, limit: number) {
  const monday = sql<string>`date_trunc('week', ${quizResults.completedDay}::timestamp)::date::text`;
  return db
    .select({
      monday: monday.as('monday'),
      quizCount: sql<number>`count(*)::int`,
      scoreSum: sql<number>`sum(${quizResults.score})::int`,
    })
    .from(quizResults)
    .where(finishedBy(studentId, topic))
    .groupBy(sql`monday`)
    .orderBy(sql`monday desc`)
    .limit(limit);
}

/** A student's latest quizzes with their questions and answers, newest first. */
export async function latestAnsweredQuizzes(
  db: Database,
  studentId: string,
  topic: string | null,
  limit: number,
) {
  const { quizId, completedAt, answers } = quizResults;
  const rows = await db
    .select({ ...snapshotColumns, quizId, completedAt, answers })
    .from(quizResults)
    .innerJoin(quizzes, and(eq(quizzes.studentId, quizResults.studentId), eq(quizzes.id, quizId)))
    .where(finishedBy(studentId, topic))
    .orderBy(desc(completedAt), desc(quizId))
    .limit(limit);
  return restoredAll(db, rows);
}
