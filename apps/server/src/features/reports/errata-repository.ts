import { and, countDistinct, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers } from '../../database/schema/answers.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
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

/** Answers or marks, with the number of students that they are of. */
interface Counted {
  count: number;
  students: number;
}

/**
 * How many answers some questions had, and how many of them count for more now than by the issued key, by their ids; none where there are
 * none. What a notice says is told beside the score before it, which another decision may have changed.
 */
export async function effectsOf(
  db: Database,
  questionIds: readonly string[],
): Promise<{ answered: ReadonlyMap<string, Counted>; givenBack: ReadonlyMap<string, Counted> }> {
  const answered = await db
    .select({
      questionId: answers.questionId,
      count: sql<number>`count(*)::int`,
      students: countDistinct(answers.studentId),
    })
    .from(answers)
    .where(and(inArray(answers.questionId, [...questionIds]), sql`${answers.tries} > 0`))
    .groupBy(answers.questionId);
  const marksOf = (grade: string) =>
    sql.raw(`coalesce((${grade} ->> 'marks')::float8, (${grade} ->> 'isCorrect')::boolean::int)`);
  const givenBack = await db
    .select({
      questionId: notices.questionId,
      count: sql<number>`count(*)::int`,
      students: countDistinct(notices.studentId),
    })
    .from(notices)
    .innerJoin(
      quizResults,
      and(eq(quizResults.studentId, notices.studentId), eq(quizResults.quizId, notices.quizId)),
    )
    .innerJoin(
      sql`jsonb_array_elements(${quizResults.answers}) as given(answer)`,
      sql`answer ->> 'questionId' = ${notices.questionId}`,
    )
    .where(
      and(
        inArray(notices.questionId, [...questionIds]),
        sql`${marksOf('answer')} > ${marksOf(`(answer -> 'recorded')`)}`,
      ),
    )
    .groupBy(notices.questionId);
  const byQuestion = (rows: readonly (Counted & { questionId: string })[]) =>
    new Map(rows.map(({ questionId, ...counted }) => [questionId, counted]));
  return { answered: byQuestion(answered), givenBack: byQuestion(givenBack) };
}
