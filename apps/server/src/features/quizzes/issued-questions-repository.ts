import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import { reviewQuestions } from '../../database/schema/reports.ts';
import { snapshotsOf } from './snapshots/snapshots-repository.ts';

/** Questions that a student was issued, in a quiz or a review, as they were issued; what was never issued is left out. */
export async function issuedQuestions(
  db: Database,
  studentId: string,
  ids: readonly string[],
): Promise<Map<string, Question>> {
  if (ids.length === 0) return new Map();
  // Of each question the latest quiz alone is read: among twenty thousand, one question may stand in hundreds.
  const latest = db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(isInQuizOf(studentId))
    .orderBy(desc(quizzes.issuedAt))
    .limit(1);
  const places = await db
    .select({ id: sql<string>`asked.id`, quizId: sql<string | null>`(${latest})` })
    .from(askedFor(ids));
  const snapshots = await snapshotsOf(
    db,
    studentId,
    places.flatMap(({ quizId }) => quizId ?? []),
  );
  const inQuizzes = places.flatMap(
    ({ id, quizId }) => snapshots.get(quizId ?? '')?.find((question) => question.id === id) ?? [],
  );
  const reviewed = await db
    .select({ question: reviewQuestions.question })
    .from(reviewQuestions)
    .where(and(eq(reviewQuestions.studentId, studentId), inArray(reviewQuestions.questionId, [...ids])));
  const issued = [...reviewed.map(({ question }) => question), ...inQuizzes];
  return new Map(issued.map((question) => [question.id, question]));
}

/** Of some questions, the ids of those that a student was ever issued. */
export async function issuedIds(
  db: Database,
  studentId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const inQuiz = db
    .select({ one: sql`1` })
    .from(quizzes)
    .where(isInQuizOf(studentId));
  const inReview = db
    .select({ one: sql`1` })
    .from(reviewQuestions)
    .where(and(eq(reviewQuestions.studentId, studentId), sql`${reviewQuestions.questionId} = asked.id`));
  const rows = await db
    .select({ id: sql<string>`asked.id` })
    .from(askedFor(ids))
    .where(sql`exists (${inQuiz}) or exists (${inReview})`);
  return new Set(rows.map(({ id }) => id));
}

/** The ids that are asked for, as `asked.id`. */
function askedFor(ids: readonly string[]) {
  return sql`unnest(${sql.param([...new Set(ids)])}::text[]) as asked(id)`;
}

/** Whether a quiz of the student has the question that is asked for. */
function isInQuizOf(studentId: string) {
  return and(eq(quizzes.studentId, studentId), sql`${quizzes.questionIds} ? asked.id`);
}
