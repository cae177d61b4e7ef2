import { and, asc, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { reports, withdrawals } from '../../database/schema/reports.ts';

export type StoredReport = typeof reports.$inferSelect;
export type Outcome = NonNullable<StoredReport['outcome']>;

/** Holds a template until the transaction ends: whoever reports on it or decides about it at the same time waits. */
export async function lockTemplate(tx: Database, template: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`template ${template}`}, 0))`);
}

export async function hasReported(db: Database, studentId: string, questionId: string): Promise<boolean> {
  const found = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.studentId, studentId), eq(reports.questionId, questionId)));
  return found.length > 0;
}

/** Keeps a report unless the student has reported the question before. */
export async function insertReport(db: Database, report: StoredReport): Promise<boolean> {
  const inserted = await db
    .insert(reports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: reports.id });
  return inserted.length > 0;
}

/** How many students have an open report on a template, and whether a check contradicts a key of it. */
export async function openDoubts(
  db: Database,
  template: string,
): Promise<{ reporters: number; isContradicted: boolean }> {
  const [doubts] = await db
    .select({
      reporters: sql<number>`count(distinct ${reports.studentId})::int`,
      isContradicted: sql<boolean>`coalesce(bool_or(${reports.contradictsKey}), false)`,
    })
    .from(reports)
    .where(and(eq(reports.template, template), isNull(reports.outcome)));
  return doubts ?? { reporters: 0, isContradicted: false };
}

/** A student's own reports, the latest first, with whether the question is withdrawn at the moment. */
export async function reportsOfStudent(db: Database, studentId: string, limit: number) {
  const rows = await db
    .select({ report: reports, withdrawnAt: withdrawals.withdrawnAt })
    .from(reports)
    .leftJoin(withdrawals, eq(withdrawals.template, reports.template))
    .where(eq(reports.studentId, studentId))
    .orderBy(desc(reports.reportedAt), desc(reports.id))
    .limit(limit);
  return rows.map(({ report, withdrawnAt }) => ({ report, isWithdrawn: withdrawnAt !== null }));
}

/** Everything that no maintainer has decided: what Premium students reported comes first, as Premium promises, and of each the oldest. */
export async function openReports(db: Database): Promise<StoredReport[]> {
  return db
    .select(getTableColumns(reports))
    .from(reports)
    .leftJoin(users, eq(users.id, reports.studentId))
    .where(isNull(reports.outcome))
    .orderBy(
      sql`coalesce(${users.subscriptionStatus} = 'active', false) desc`,
      asc(reports.reportedAt),
      asc(reports.id),
    );
}

/** All reports on a question, decided or not, the oldest first: its options are lettered as in that one. */
export async function reportsOfQuestion(db: Database, questionId: string): Promise<StoredReport[]> {
  return db
    .select()
    .from(reports)
    .where(eq(reports.questionId, questionId))
    .orderBy(asc(reports.reportedAt), asc(reports.id));
}

/** Writes what became of all reports on a question. */
export async function decideReports(
  db: Database,
  questionId: string,
  decision: { outcome: Outcome; note: string | null; decidedAt: Date },
): Promise<void> {
  await db.update(reports).set(decision).where(eq(reports.questionId, questionId));
}
