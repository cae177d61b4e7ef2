import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';

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
