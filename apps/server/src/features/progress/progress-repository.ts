import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { studyDays } from '../../database/schema/totals.ts';
import { selectTotals } from './totals-repository.ts';

/**
 * All that a student's progress is made of, in one query: home asks for it more often than for anything else. `null`
 * where the totals were never counted.
 */
export async function findProgress(db: Database, studentId: string, dayStart: Date) {
  const [found] = await progressOfStudent(db).execute({ studentId, dayStart: dayStart.toISOString() });
  return found ?? null;
}

const progressOfStudent = prepareOnce((db) => {
  const student = sql.placeholder('studentId');
  const issuedToday = db
    .select({ count: sql`count(*)::int` })
    .from(quizzes)
    .where(
      and(
        eq(quizzes.studentId, student),
        eq(quizzes.kind, 'subject'),
        gte(quizzes.issuedAt, sql.placeholder('dayStart')),
      ),
    );
  const day = sql`${studyDays.day}::text`;
  const days = db
    .select({ days: sql`coalesce(array_agg(distinct ${day} order by ${day}), '{}')` })
    .from(studyDays)
    .where(eq(studyDays.studentId, student));
  return selectTotals(db, student, {
    issuedToday: sql<number>`(${issuedToday})`,
    days: sql<string[]>`(${days})`,
  }).prepare('progress_of_student');
});

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
