import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../apps/server/src/database/database.ts';
import { quizResults, quizzes } from '../../apps/server/src/database/schema/quizzes.ts';
import { reports } from '../../apps/server/src/database/schema/reports.ts';
import { invariants } from '../fuzz/invariants.ts';
import type { Acknowledged } from './acknowledged.ts';

/**
 * Everything that was acknowledged and is not there, or is there more often than it was asked for; in words.
 * @param students all whose doings were noted
 */
export async function findLosses(
  db: Database,
  noted: Acknowledged,
  students: ReadonlySet<string>,
): Promise<string[]> {
  return [
    ...(await lostQuizzes(db, noted, students)),
    ...(await lostResults(db, noted)),
    ...(await lostReports(db, noted)),
    ...(await brokenInvariants(db)),
  ];
}

async function lostQuizzes(
  db: Database,
  { quizzes: told, unanswered }: Acknowledged,
  students: ReadonlySet<string>,
): Promise<string[]> {
  const stored = await db.select({ studentId: quizzes.studentId, quizId: quizzes.id }).from(quizzes);
  const kept = new Set(stored.map(({ quizId }) => quizId));
  const asked = countBy([...told.map(({ studentId }) => studentId), ...unanswered]);
  const issued = countBy(stored.map(({ studentId }) => studentId));
  return [
    ...told.filter(({ quizId }) => !kept.has(quizId)).map(({ quizId }) => `quiz ${quizId} is lost`),
    ...[...issued]
      .filter(([studentId, count]) => students.has(studentId) && count > (asked.get(studentId) ?? 0))
      .map(([studentId, count]) => `${studentId} was issued ${count} quizzes and asked for fewer`),
  ];
}

async function lostResults(db: Database, { results: told }: Acknowledged): Promise<string[]> {
  const stored = new Map((await db.select().from(quizResults)).map((result) => [result.quizId, result]));
  return told
    .filter(({ studentId, recorded }) => {
      const kept = stored.get(recorded.quizId);
      return (
        kept?.studentId !== studentId ||
        kept.score !== recorded.score ||
        kept.completedAt.toISOString() !== recorded.completedAt
      );
    })
    .map(({ recorded }) => `the result of quiz ${recorded.quizId} is lost or another`);
}

async function lostReports(db: Database, { reports: told }: Acknowledged): Promise<string[]> {
  const stored = await db
    .select({ studentId: reports.studentId, questionId: reports.questionId })
    .from(reports);
  const kept = new Set(stored.map(({ studentId, questionId }) => `${studentId} ${questionId}`));
  return told
    .filter(({ studentId, questionId }) => !kept.has(`${studentId} ${questionId}`))
    .map(({ questionId }) => `a report of question ${questionId} is lost`);
}

async function brokenInvariants(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const invariant of invariants) {
    const answer = await db.execute(
      sql`select count(*)::int as rows from (${sql.raw(invariant.broken)}) broken`,
    );
    const { rows } = counted.parse(answer);
    if (rows.some((row) => row.rows > 0)) broken.push(`it does not hold that ${invariant.promise}`);
  }
  return broken;
}

const counted = z.looseObject({ rows: z.array(z.object({ rows: z.number() })) });

function countBy(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
