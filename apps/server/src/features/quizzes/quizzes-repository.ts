import { and, count, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { reviewQuestions } from '../../database/schema/reports.ts';

export type StoredQuiz = typeof quizzes.$inferSelect;
export type StoredResult = typeof quizResults.$inferSelect;

/** Reads a student's row and holds it until the transaction ends: whoever issues for the same student waits. */
export async function lockStudent(db: Database, studentId: string) {
  const [student] = await db
    .select({
      id: users.id,
      subscriptionStatus: users.subscriptionStatus,
      timeZone: users.timeZone,
      timeZoneChangedAt: users.timeZoneChangedAt,
    })
    .from(users)
    .where(eq(users.id, studentId))
    .for('update');
  return student ?? null;
}

/** How many quizzes of a kind a student was issued since the day began and since the week began. */
export async function countIssued(
  db: Database,
  studentId: string,
  kind: StoredQuiz['kind'],
  since: { dayStart: Date; weekStart: Date },
): Promise<{ today: number; thisWeek: number }> {
  const [counts] = await db
    .select({
      today: sql<number>`(count(*) filter (where ${gte(quizzes.issuedAt, since.dayStart)}))::int`,
      thisWeek: count(),
    })
    .from(quizzes)
    .where(
      and(eq(quizzes.studentId, studentId), eq(quizzes.kind, kind), gte(quizzes.issuedAt, since.weekStart)),
    );
  return counts ?? { today: 0, thisWeek: 0 };
}

/** Ids of the questions of a student's latest quizzes, gathered into one row: sixty would cost more to read than to find. */
export async function recentQuestionIds(
  db: Database,
  studentId: string,
  quizCount: number,
): Promise<string[]> {
  const latest = db
    .select({ questionIds: quizzes.questionIds })
    .from(quizzes)
    .where(eq(quizzes.studentId, studentId))
    .orderBy(desc(quizzes.issuedAt))
    .limit(quizCount)
    .as('latest');
  const [row] = await db
    .select({ questionIds: sql<string[][] | null>`jsonb_agg(${latest.questionIds})` })
    .from(latest);
  return row?.questionIds?.flat() ?? [];
}

/** Questions that a student was issued, in a quiz or a review, as they were issued; what was never issued is left out. */
export async function issuedQuestions(
  db: Database,
  studentId: string,
  ids: readonly string[],
): Promise<Map<string, Question>> {
  if (ids.length === 0) return new Map();
  const wanted = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  );
  const rows = await db
    .select({ questions: quizzes.questions })
    .from(quizzes)
    .where(and(eq(quizzes.studentId, studentId), sql`${quizzes.questionIds} ?| array[${wanted}]`));
  const reviewed = await db
    .select({ question: reviewQuestions.question })
    .from(reviewQuestions)
    .where(and(eq(reviewQuestions.studentId, studentId), inArray(reviewQuestions.questionId, [...ids])));
  const asked = new Set(ids);
  const issued = [...reviewed.map((row) => row.question), ...rows.flatMap((row) => row.questions)];
  return new Map(issued.filter(({ id }) => asked.has(id)).map((question) => [question.id, question]));
}

/** Keeps what a review brought, each question once. */
export async function insertReviewQuestions(
  db: Database,
  studentId: string,
  questions: readonly Question[],
  issuedAt: Date,
): Promise<void> {
  if (questions.length === 0) return;
  await db
    .insert(reviewQuestions)
    .values(questions.map((question) => ({ studentId, questionId: question.id, question, issuedAt })))
    .onConflictDoNothing();
}

export async function insertQuiz(db: Database, quiz: StoredQuiz): Promise<void> {
  await db.insert(quizzes).values(quiz);
}

/** A student's own quiz, with its result where it has one. */
export async function findQuiz(
  db: Database,
  studentId: string,
  quizId: string,
): Promise<{ quiz: StoredQuiz; result: StoredResult | null } | null> {
  const [row] = await db
    .select({ quiz: quizzes, result: quizResults })
    .from(quizzes)
    .leftJoin(quizResults, eq(quizResults.quizId, quizzes.id))
    .where(and(eq(quizzes.id, quizId), eq(quizzes.studentId, studentId)));
  return row ?? null;
}

/** Keeps the result of a quiz that has none yet, in a transaction that holds the student's row. */
export async function insertResult(tx: Database, result: StoredResult): Promise<void> {
  await tx.insert(quizResults).values(result);
}
