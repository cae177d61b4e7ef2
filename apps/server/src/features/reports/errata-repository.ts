import { and, countDistinct, desc, eq, gt, inArray, sql } from 'drizzle-orm';
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

/** Answers or scores, with the number of students that they are of. */
interface Counted {
  count: number;
  students: number;
}

/** How many answers some questions had, and how many scores rose when they were graded again, by their ids; none where there are none. */
export async function effectsOf(
  db: Database,
  questionIds: readonly string[],
): Promise<{ answered: ReadonlyMap<string, Counted>; raised: ReadonlyMap<string, Counted> }> {
  const answered = await db
    .select({
      questionId: answers.questionId,
      count: sql<number>`count(*)::int`,
      students: countDistinct(answers.studentId),
    })
    .from(answers)
    .where(and(inArray(answers.questionId, [...questionIds]), sql`${answers.tries} > 0`))
    .groupBy(answers.questionId);
  const raised = await db
    .select({
      questionId: notices.questionId,
      count: sql<number>`count(*)::int`,
      students: countDistinct(notices.studentId),
    })
    .from(notices)
    .where(and(inArray(notices.questionId, [...questionIds]), gt(notices.scoreAfter, notices.scoreBefore)))
    .groupBy(notices.questionId);
  const byQuestion = (rows: readonly (Counted & { questionId: string })[]) =>
    new Map(rows.map(({ questionId, ...counted }) => [questionId, counted]));
  return { answered: byQuestion(answered), raised: byQuestion(raised) };
}
