import { and, count, desc, eq, gte, isNull, ne, sql, type Placeholder } from 'drizzle-orm';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { users } from '../../database/schema/accounts.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { reviewQuestions, withdrawals } from '../../database/schema/reports.ts';
import { restored, type Restored } from './snapshots/snapshots-repository.ts';

export type StoredQuiz = Restored<typeof quizzes.$inferSelect>;
export type StoredResult = typeof quizResults.$inferSelect;

/** How many of a student's latest quizzes a new one avoids the questions of: 300 questions or more. */
const quizzesRemembered = 60;
/** Of so many rows the questions without options are remembered, too: a small family would ask one of them again. */
const rowsRemembered = 100;

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

/** All that composing a quiz needs to know of a student, in one query; `null` for one who is gone. */
export async function findForQuiz(db: Database, studentId: string) {
  const [found] = await studentForQuiz(db).execute({ studentId });
  if (!found) return null;
  const { questionIds, withdrawn, ...student } = found;
  return { student, seen: new Set(questionIds?.flat()), withdrawn: new Set(withdrawn) };
}

const studentForQuiz = prepareOnce((db) =>
  db
    .select({
      id: users.id,
      subscriptionStatus: users.subscriptionStatus,
      timeZone: users.timeZone,
      timeZoneChangedAt: users.timeZoneChangedAt,
      questionIds: recentQuestionIds(db, sql.placeholder('studentId')),
      withdrawn: sql<string[]>`array(select ${withdrawals.template} from ${withdrawals})`,
    })
    .from(users)
    .where(eq(users.id, sql.placeholder('studentId')))
    .prepare('student_for_quiz'),
);

/** Gathered into one value: sixty rows would cost more to read than to find. */
function recentQuestionIds(db: Database, studentId: Placeholder) {
  const latest = db
    .select({ questionIds: quizzes.questionIds })
    .from(quizzes)
    // Single questions would push whole quizzes out of what is remembered.
    .where(and(eq(quizzes.studentId, studentId), ne(quizzes.kind, 'withoutOptions')))
    .orderBy(desc(quizzes.issuedAt))
    .limit(quizzesRemembered)
    .as('latest');
  const issued = db
    .select({ questionIds: quizzes.questionIds, kind: quizzes.kind })
    .from(quizzes)
    .where(eq(quizzes.studentId, studentId))
    .orderBy(desc(quizzes.issuedAt))
    .limit(rowsRemembered)
    .as('issued');
  return sql<string[][] | null>`(select jsonb_agg(remembered.ids) from (
    select ${latest.questionIds} as ids from ${latest}
    union all select ${issued.questionIds} from ${issued} where ${issued.kind} = 'withoutOptions') as remembered)`;
}

/** Which of these questions a student did not get right at the first attempt, in any quiz that they finished. */
export async function missedOf(
  db: Database,
  studentId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ id: sql<string>`answer->>'questionId'` })
    .from(quizResults)
    .crossJoinLateral(sql`jsonb_array_elements(${quizResults.answers}) as answer`)
    .where(
      and(
        eq(quizResults.studentId, studentId),
        sql`answer->>'questionId' = any(${sql.param([...ids])}::text[])`,
        sql`not ((answer->>'isCorrect')::boolean and (answer->>'attempts')::int = 1)`,
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Whether one of these questions stands in a quiz of the student's that is not finished. */
export async function hasUnfinishedQuizWith(
  db: Database,
  studentId: string,
  ids: readonly string[],
): Promise<boolean> {
  const found = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .leftJoin(
      quizResults,
      and(eq(quizResults.studentId, quizzes.studentId), eq(quizResults.quizId, quizzes.id)),
    )
    .where(
      and(
        eq(quizzes.studentId, studentId),
        isNull(quizResults.quizId),
        sql`${quizzes.questionIds} ?| ${sql.param([...ids])}::text[]`,
      ),
    )
    .limit(1);
  return found.length > 0;
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

/** Keeps a quiz as it was issued, unless one was issued for the same request before; tells whether it was kept. */
export async function insertQuiz(db: Database, quiz: StoredQuiz): Promise<boolean> {
  const inserted = await quizInsertion(db).execute({ ...quiz });
  return inserted.length > 0;
}

const quizInsertion = prepareOnce((db) =>
  db
    .insert(quizzes)
    .values({
      id: sql.placeholder('id'),
      studentId: sql.placeholder('studentId'),
      kind: sql.placeholder('kind'),
      topic: sql.placeholder('topic'),
      difficulty: sql.placeholder('difficulty'),
      issuedAt: sql.placeholder('issuedAt'),
      questions: sql.placeholder('questions'),
      questionIds: sql.placeholder('questionIds'),
      typedIds: sql.placeholder('typedIds'),
      requestKey: sql.placeholder('requestKey'),
    })
    .onConflictDoNothing({ target: [quizzes.studentId, quizzes.requestKey] })
    .returning({ id: quizzes.id })
    .prepare('insert_quiz'),
);

/** The quiz that a student was issued for a request with a key, where it was issued. */
export async function findQuizOfRequest(
  db: Database,
  studentId: string,
  requestKey: string | null,
): Promise<StoredQuiz | null> {
  if (requestKey === null) return null;
  const [quiz] = await db
    .select()
    .from(quizzes)
    .where(and(eq(quizzes.studentId, studentId), eq(quizzes.requestKey, requestKey)));
  return quiz ? restored(db, quiz) : null;
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
    .leftJoin(
      quizResults,
      and(eq(quizResults.studentId, quizzes.studentId), eq(quizResults.quizId, quizzes.id)),
    )
    .where(and(eq(quizzes.studentId, studentId), eq(quizzes.id, quizId)));
  return row ? { quiz: await restored(db, row.quiz), result: row.result } : null;
}

/** Whether a student was issued a quiz at all. */
export async function hasQuizzes(db: Database, studentId: string): Promise<boolean> {
  const found = await db
    .select({ id: quizzes.id })
    .from(quizzes)
    .where(eq(quizzes.studentId, studentId))
    .limit(1);
  return found.length > 0;
}

/** Keeps the result of a quiz that has none yet, in a transaction that holds the student's row. */
export async function insertResult(tx: Database, result: StoredResult): Promise<void> {
  await tx.insert(quizResults).values(result);
}
