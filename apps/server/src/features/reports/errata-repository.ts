import { and, countDistinct, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers } from '../../database/schema/answers.ts';
import { errata, notices } from '../../database/schema/reports.ts';

type Erratum = typeof errata.$inferSelect;

/** Keeps an upheld fault; a later decision about the question takes its place. */
export async function saveErratum(tx: Database, erratum: Erratum): Promise<void> {
  await tx.insert(errata).values(erratum).onConflictDoUpdate({ target: errata.questionId, set: erratum });
}

/** Takes a fault out again that turned out to be none. */
export async function deleteErratum(tx: Database, questionId: string): Promise<void> {
  await tx.delete(errata).where(eq(errata.questionId, questionId));
}

/** Every upheld fault, the latest first. */
export async function allErrata(db: Database): Promise<Erratum[]> {
  return db.select().from(errata).orderBy(desc(errata.decidedAt), desc(errata.questionId));
}

/** How many answers a question had, and how many scores rose when it was graded again, each with the number of students. */
export async function effectOf(db: Database, questionId: string) {
  const [answered] = await db
    .select({ count: sql<number>`count(*)::int`, students: countDistinct(answers.studentId) })
    .from(answers)
    .where(and(eq(answers.questionId, questionId), gt(answers.tries, 0)));
  const [raised] = await db
    .select({ count: sql<number>`count(*)::int`, students: countDistinct(notices.studentId) })
    .from(notices)
    .where(and(eq(notices.questionId, questionId), gt(notices.scoreAfter, notices.scoreBefore)));
  const none = { count: 0, students: 0 };
  return { answered: answered ?? none, raised: raised ?? none };
}
