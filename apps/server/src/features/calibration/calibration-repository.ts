import { and, count, countDistinct, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers } from '../../database/schema/answers.ts';
import { forecastChecks, forecastConsents } from '../../database/schema/calibration.ts';
import { quizResults } from '../../database/schema/quizzes.ts';

export async function hasConsented(db: Database, studentId: string): Promise<boolean> {
  const found = await db
    .select({ givenAt: forecastConsents.givenAt })
    .from(forecastConsents)
    .where(eq(forecastConsents.studentId, studentId));
  return found.length > 0;
}

export async function insertConsent(tx: Database, studentId: string, givenAt: Date): Promise<void> {
  await tx.insert(forecastConsents).values({ studentId, givenAt }).onConflictDoNothing();
}

/** Takes a consent back, and with it everything that was kept by it. */
export async function deleteConsent(tx: Database, studentId: string): Promise<void> {
  await tx.delete(forecastConsents).where(eq(forecastConsents.studentId, studentId));
}

export async function insertCheck(tx: Database, check: typeof forecastChecks.$inferInsert): Promise<void> {
  await tx.insert(forecastChecks).values(check);
}

/** Forecasts beside the marks of the papers they were made before, over all students; papers left open in large part do not count. */
export async function compareChecks(db: Database, mostLeftOpen: number) {
  const { studentId, quizId, low, middle, high } = forecastChecks;
  const { totalQuestions, correctAnswers } = quizResults;
  const answered = db
    .select({ answered: count() })
    .from(answers)
    .where(and(eq(answers.studentId, studentId), eq(answers.quizId, quizId), gt(answers.tries, 0)));
  const mark = sql`100.0 * ${correctAnswers} / ${totalQuestions}`;
  const [compared] = await db
    .select({
      students: countDistinct(studentId),
      papers: count(),
      inside: sql<number>`count(*) filter (where ${mark} between ${low} and ${high})`.mapWith(Number),
      off: sql<number>`coalesce(avg(abs(${mark} - ${middle})), 0)`.mapWith(Number),
    })
    .from(forecastChecks)
    .innerJoin(quizResults, and(eq(quizResults.studentId, studentId), eq(quizResults.quizId, quizId)))
    .where(sql`100 * (${answered}) >= (100 - ${mostLeftOpen}) * ${totalQuestions}`);
  return compared ?? { students: 0, papers: 0, inside: 0, off: 0 };
}
