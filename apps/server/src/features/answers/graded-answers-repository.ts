import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, type GradedAnswer } from '../../database/schema/quizzes.ts';

/** What was made of each question of some of a student's finished quizzes, by the ids of the quizzes. A question without options has no result. */
export async function gradedAnswersOf(
  db: Database,
  studentId: string,
  quizIds: readonly string[],
): Promise<Map<string, readonly GradedAnswer[]>> {
  if (quizIds.length === 0) return new Map();
  const rows = await db
    .select({ quizId: quizResults.quizId, answers: quizResults.answers })
    .from(quizResults)
    .where(and(eq(quizResults.studentId, studentId), inArray(quizResults.quizId, [...new Set(quizIds)])));
  return new Map(rows.map(({ quizId, answers }) => [quizId, answers]));
}
