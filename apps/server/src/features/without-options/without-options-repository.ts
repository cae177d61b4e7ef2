import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import type { StoredQuiz } from '../quizzes/quizzes-repository.ts';
import { restoredAll } from '../quizzes/snapshots/snapshots-repository.ts';

/** By which the question that follows another one is known, and issued once. No client's key has a blank. */
export function requestKeyOf(quizId: string, questionId: string): string {
  return `without options ${quizId} ${questionId}`;
}

/** What was asked without options after questions of a quiz, by the ids of these. */
export async function askedAfter(
  db: Database,
  studentId: string,
  { id, questionIds }: Pick<StoredQuiz, 'id' | 'questionIds'>,
): Promise<Map<string, StoredQuiz>> {
  const byKey = new Map(questionIds.map((questionId) => [requestKeyOf(id, questionId), questionId]));
  const rows = await db
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.studentId, studentId), inArray(quizzes.requestKey, [...byKey.keys()])));
  const whole = await restoredAll(db, rows);
  return new Map(whole.map((asked) => [byKey.get(asked.requestKey ?? '') ?? '', asked]));
}
