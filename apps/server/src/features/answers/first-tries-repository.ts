import type { Difficulty } from '@valence/contract';
import { and, count, eq, gt, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers } from '../../database/schema/answers.ts';

/** The first try at one question. */
export interface FirstTry {
  /** Ids of the concepts that the question tests. */
  tests: readonly string[];
  /** Milliseconds since 1970. */
  at: number;
  /** The student's own day. */
  day: string;
  right: boolean;
  kind: 'choice' | 'typed';
  difficulty: Difficulty;
  seconds: number | null;
}

type TryAsList = [string[], number, string, boolean, FirstTry['kind'], Difficulty, number | null];

/**
 * The first tries of a student, oldest first; no two are of the same instant. A question left open was not tried. They come as one
 * value: a driver takes three times as long to read thousands of rows.
 */
export async function firstTriesOf(db: Database, studentId: string): Promise<FirstTry[]> {
  const { tests, answeredAt, answeredDay, rightAtFirst, kind, difficulty, seconds, quizId, place } = answers;
  const at = sql`(extract(epoch from ${answeredAt}) * 1000)::bigint`;
  const asList = sql`json_build_array(${tests}, ${at}, ${answeredDay}, ${rightAtFirst}, ${kind}, ${difficulty}, ${seconds})`;
  const [found] = await db
    .select({
      tries: sql<TryAsList[] | null>`json_agg(${asList} order by ${answeredAt}, ${quizId}, ${place})`,
    })
    .from(answers)
    .where(and(eq(answers.studentId, studentId), gt(answers.tries, 0)));
  return (found?.tries ?? []).map(([about, instant, day, right, how, level, spent]) => ({
    tests: about,
    at: instant,
    day,
    right,
    kind: how,
    difficulty: level,
    seconds: spent,
  }));
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
