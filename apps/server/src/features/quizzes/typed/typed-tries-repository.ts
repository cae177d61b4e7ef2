import { and, asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { quizzes, typedTries } from '../../../database/schema/quizzes.ts';

import type { StoredQuiz } from '../quizzes-repository.ts';

export type StoredTry = typeof typedTries.$inferSelect;

/** What a student typed in a quiz, by the ids of its questions, each in the order of the tries. */
export type TriesOfQuiz = ReadonlyMap<string, readonly StoredTry[]>;

export async function triesOfQuiz(db: Database, studentId: string, quizId: string): Promise<TriesOfQuiz> {
  const rows = await db
    .select()
    .from(typedTries)
    .where(and(eq(typedTries.studentId, studentId), eq(typedTries.quizId, quizId)))
    .orderBy(asc(typedTries.questionId), asc(typedTries.number));
  return Map.groupBy(rows, ({ questionId }) => questionId);
}

/** What a student typed in these quizzes, with the kind of the quiz, in the order of the tries. */
export async function triesOfQuizzes(
  db: Database,
  studentId: string,
  quizIds: readonly string[],
): Promise<(StoredTry & Pick<StoredQuiz, 'kind'>)[]> {
  if (quizIds.length === 0) return [];
  return db
    .select({ ...getTableColumns(typedTries), kind: quizzes.kind })
    .from(typedTries)
    .innerJoin(quizzes, and(eq(quizzes.studentId, typedTries.studentId), eq(quizzes.id, typedTries.quizId)))
    .where(and(eq(typedTries.studentId, studentId), inArray(typedTries.quizId, [...new Set(quizIds)])))
    .orderBy(asc(typedTries.number));
}

/** What a student typed last for a question, in whichever quiz. */
export async function latestTry(
  db: Database,
  studentId: string,
  questionId: string,
): Promise<StoredTry | null> {
  const [latest] = await db
    .select()
    .from(typedTries)
    .where(and(eq(typedTries.studentId, studentId), eq(typedTries.questionId, questionId)))
    .orderBy(desc(typedTries.triedAt), desc(typedTries.number))
    .limit(1);
  return latest ?? null;
}

/** Keeps a try, in a transaction that holds the student's row. */
export async function insertTry(tx: Database, stored: StoredTry): Promise<void> {
  await tx.insert(typedTries).values(stored);
}
