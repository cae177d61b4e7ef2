import { and, asc, avg, count, desc, eq, gte, max, sql, sum } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';

/** Shorter quizzes say little about speed. */
const countsForSpeed = gte(quizResults.totalQuestions, 5);

/** Totals over a student's finished quizzes. */
export async function totalsOf(db: Database, studentId: string) {
  const [totals] = await db
    .select({
      totalQuizzes: count(),
      averageScore: avg(quizResults.score).mapWith(Number),
      perfectScores: sql<number>`(count(*) filter (where ${eq(quizResults.correctAtFirst, quizResults.totalQuestions)}))::int`,
      fastestTime: sql<number | null>`(min(${quizResults.timeSpent}) filter (where ${countsForSpeed}))::int`,
      totalQuestions: sum(quizResults.totalQuestions).mapWith(Number),
    })
    .from(quizResults)
    .where(eq(quizResults.studentId, studentId));
  return totals ?? null;
}

/** Subjects in which a student has finished a quiz. */
export async function finishedSubjects(db: Database, studentId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ topic: quizzes.topic })
    .from(quizResults)
    .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
    .where(and(eq(quizResults.studentId, studentId), eq(quizzes.kind, 'subject')));
  return rows.map((row) => row.topic);
}

/** The days on which a student has finished a quiz, ascending, each once. */
export async function finishedDays(db: Database, studentId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ day: quizResults.completedDay })
    .from(quizResults)
    .where(eq(quizResults.studentId, studentId))
    .orderBy(asc(quizResults.completedDay));
  return rows.map((row) => row.day);
}

/** A student's latest finished quizzes, newest first. */
export async function latestQuizzes(db: Database, studentId: string, limit: number) {
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
    .where(eq(quizResults.studentId, studentId))
    .orderBy(desc(quizResults.completedAt), desc(quizzes.id))
    .limit(limit);
}

/** Scores per subject or topic of a student's finished quizzes, the most practised first. */
export async function statsBySubject(db: Database, studentId: string) {
  const newestFirst = desc(quizResults.completedAt);
  return db
    .select({
      subject: quizzes.topic,
      quizCount: count(),
      scoreSum: sum(quizResults.score).mapWith(Number),
      bestScore: max(quizResults.score),
      recentScore: sql<number>`(array_agg(${quizResults.score} order by ${newestFirst}))[1]`,
    })
    .from(quizResults)
    .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
    .where(eq(quizResults.studentId, studentId))
    .groupBy(quizzes.topic)
    .orderBy(desc(count()), asc(quizzes.topic));
}
