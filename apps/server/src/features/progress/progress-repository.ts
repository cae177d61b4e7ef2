import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { studyDays } from '../../database/schema/totals.ts';
import { selectTotals } from './totals-repository.ts';

/**
 * All that a student's progress is made of, in one query: home asks for it more often than for anything else. `null`
 * where the totals were never counted.
 */
export async function findProgress(db: Database, studentId: string, dayStart: Date) {
  const issuedToday = db
    .select({ count: sql`count(*)::int` })
    .from(quizzes)
    .where(
      and(eq(quizzes.studentId, studentId), eq(quizzes.kind, 'subject'), gte(quizzes.issuedAt, dayStart)),
    );
  const days = db
    .select({
      days: sql`coalesce(array_agg(distinct ${studyDays.day}::text order by ${studyDays.day}::text), '{}')`,
    })
    .from(studyDays)
    .where(eq(studyDays.studentId, studentId));
  const [found] = await selectTotals(db, studentId, {
    issuedToday: sql<number>`(${issuedToday})`,
    days: sql<string[]>`(${days})`,
  });
  return found ?? null;
}

/** A student's latest finished quizzes, newest first. */
export async function latestQuizzes(db: Database, studentId: string, topic: string | null, limit: number) {
  return db
    .select({
      id: quizzes.id,
      subject: quizzes.topic,
      difficulty: quizzes.difficulty,
      completedAt: quizResults.completedAt,
      score: quizResults.score,
      timeSpent: quizResults.timeSpent,
      correctAnswers: quizResults.correctAnswers,
      totalQuestions: quizResults.totalQuestions,
    })
    .from(quizResults)
    .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
    .where(finishedBy(studentId, topic))
    .orderBy(desc(quizResults.completedAt), desc(quizzes.id))
    .limit(limit);
}

/** The condition on results: a student's, of one topic or of all. */
export function finishedBy(studentId: string, topic: string | null) {
  return and(eq(quizResults.studentId, studentId), topic === null ? undefined : eq(quizResults.topic, topic));
}
