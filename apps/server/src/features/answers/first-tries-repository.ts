import { and, asc, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers } from '../../database/schema/answers.ts';

/**
 * The first tries of a student, oldest first; no two are of the same instant. `tests` are the concepts that the question tests,
 * `template` is its family at a difficulty or the written question. A question left open was not tried.
 */
export async function firstTriesOf(db: Database, studentId: string) {
  return db
    .select({
      tests: answers.tests,
      template: answers.template,
      at: answers.answeredAt,
      day: answers.answeredDay,
      right: answers.rightAtFirst,
      kind: answers.kind,
      difficulty: answers.difficulty,
      seconds: answers.seconds,
    })
    .from(answers)
    .where(and(eq(answers.studentId, studentId), gt(answers.tries, 0)))
    .orderBy(asc(answers.answeredAt), asc(answers.quizId), asc(answers.place));
}

/** By which a student's first tries are known again without reading them: another answer or a regraded one changes it. */
export interface TriesSummary {
  count: number;
  right: number;
  last: Date | null;
}

export async function triesSummaryOf(db: Database, studentId: string): Promise<TriesSummary> {
  const [summary] = await db
    .select({
      count: count(),
      right: sql<number>`count(*) filter (where ${answers.rightAtFirst})`.mapWith(Number),
      last: max(answers.answeredAt),
    })
    .from(answers)
    .where(and(eq(answers.studentId, studentId), gt(answers.tries, 0)));
  return summary ?? { count: 0, right: 0, last: null };
}
