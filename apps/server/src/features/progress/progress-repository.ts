import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';

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
