import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { quizResults, quizzes, quizzesInProgress } from '../../../database/schema/quizzes.ts';
import { restored } from '../snapshots/snapshots-repository.ts';

export type StoredQuizInProgress = typeof quizzesInProgress.$inferSelect;

const { studentId, quizId, standing } = quizzesInProgress;
const itsQuiz = and(eq(quizzes.studentId, studentId), eq(quizzes.id, quizId));
const itsResult = and(eq(quizResults.studentId, studentId), eq(quizResults.quizId, quizId));

/** The quiz that a student has open. One that was finished is open no more, whatever was saved of it. */
export async function findQuizInProgress(db: Database, student: string) {
  const [row] = await db
    .select({ quiz: quizzes, standing })
    .from(quizzesInProgress)
    .innerJoin(quizzes, itsQuiz)
    .leftJoin(quizResults, itsResult)
    .where(and(eq(studentId, student), isNull(quizResults.quizId)));
  return row ? { quiz: await restored(db, row.quiz), standing: row.standing } : null;
}

/** What a banner says of the open quiz, without its questions, and when its time is up (`null` without a limit). */
export async function findOpenQuiz(db: Database, student: string) {
  const [row] = await db
    .select({
      quizId,
      topic: quizzes.topic,
      at: sql<number>`(${standing}->>'at')::int`,
      count: sql<number>`jsonb_array_length(${quizzes.questionIds})`,
      hasAnswers: sql<boolean>`jsonb_path_exists(${standing}, '$.progress[*].tried[*]')`,
      startedAt: sql<number>`(${standing}->>'startedAt')::float8`,
      timeLimit: sql<number | null>`(${standing}->>'timeLimit')::float8`,
    })
    .from(quizzesInProgress)
    .innerJoin(quizzes, itsQuiz)
    .leftJoin(quizResults, itsResult)
    .where(and(eq(studentId, student), isNull(quizResults.quizId)));
  return row ?? null;
}

/** The ids of a quiz's questions; `null` for a quiz that is not this student's, that is finished, that is a paper, or that is one question without options. */
export async function questionIdsOfUnfinished(
  db: Database,
  student: string,
  quiz: string,
): Promise<readonly string[] | null> {
  const [row] = await db
    .select({ questionIds: quizzes.questionIds })
    .from(quizzes)
    .leftJoin(
      quizResults,
      and(eq(quizResults.studentId, quizzes.studentId), eq(quizResults.quizId, quizzes.id)),
    )
    .where(
      and(
        eq(quizzes.studentId, student),
        eq(quizzes.id, quiz),
        isNull(quizResults.quizId),
        notInArray(quizzes.kind, ['paper', 'withoutOptions']),
      ),
    );
  return row?.questionIds ?? null;
}

/** What is kept of how far a student is with a quiz; `null` where nothing is, or another quiz was begun since. */
export async function findStanding(
  db: Database,
  student: string,
  quiz: string,
): Promise<StoredQuizInProgress['standing'] | null> {
  const [row] = await db
    .select({ standing })
    .from(quizzesInProgress)
    .where(and(eq(studentId, student), eq(quizId, quiz)));
  return row?.standing ?? null;
}

/** Keeps how far a student is, in place of what was kept before. */
export async function saveQuizInProgress(db: Database, saved: StoredQuizInProgress): Promise<void> {
  await db
    .insert(quizzesInProgress)
    .values(saved)
    .onConflictDoUpdate({
      target: studentId,
      set: { quizId: saved.quizId, standing: saved.standing, savedAt: saved.savedAt },
    });
}

/** Forgets how far a student is with a quiz; another quiz that is open stays so. */
export async function deleteQuizInProgress(db: Database, student: string, quiz: string): Promise<void> {
  await db.delete(quizzesInProgress).where(and(eq(studentId, student), eq(quizId, quiz)));
}
