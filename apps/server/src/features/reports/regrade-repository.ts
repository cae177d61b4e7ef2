import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import type { StoredResult } from '../quizzes/quizzes-repository.ts';

/** Every quiz that a question was issued in, finished or not, with its student. */
export async function quizzesWith(
  db: Database,
  questionId: string,
): Promise<{ quizId: string; studentId: string }[]> {
  return db
    .select({ quizId: quizzes.id, studentId: quizzes.studentId })
    .from(quizzes)
    .where(sql`${quizzes.questionIds} ? ${questionId}`);
}

/** Writes new grades of a finished quiz. */
export async function saveGrades(
  db: Database,
  quizId: string,
  grades: Pick<StoredResult, 'answers' | 'score' | 'correctAnswers' | 'correctAtFirst'>,
): Promise<void> {
  await db.update(quizResults).set(grades).where(eq(quizResults.quizId, quizId));
}
