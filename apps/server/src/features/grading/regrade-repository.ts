import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import type { StoredResult } from '../quizzes/quizzes-repository.ts';

/** The quizzes that a question was issued in, finished or not: a page of students, in the order of their ids. */
export async function quizzesWith(
  db: Database,
  questionId: string,
  after: string | null,
  limit: number,
): Promise<{ studentId: string; quizIds: string[] }[]> {
  return db
    .select({ studentId: quizzes.studentId, quizIds: sql<string[]>`array_agg(${quizzes.id}::text)` })
    .from(quizzes)
    .where(
      and(
        after === null ? undefined : gt(quizzes.studentId, after),
        sql`${quizzes.questionIds} ? ${questionId}`,
      ),
    )
    .groupBy(quizzes.studentId)
    .orderBy(asc(quizzes.studentId))
    .limit(limit);
}

/** Writes new grades of a finished quiz. */
export async function saveGrades(
  db: Database,
  { studentId, quizId }: Pick<StoredResult, 'studentId' | 'quizId'>,
  grades: Pick<StoredResult, 'answers' | 'score' | 'correctAnswers' | 'correctAtFirst' | 'marks'>,
): Promise<void> {
  await db
    .update(quizResults)
    .set(grades)
    .where(and(eq(quizResults.studentId, studentId), eq(quizResults.quizId, quizId)));
}
