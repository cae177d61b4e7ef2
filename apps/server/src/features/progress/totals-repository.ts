import { asc, desc, eq, min, sql, type AnyColumn, type Placeholder, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { correctRuns, studyDays, topicTotals } from '../../database/schema/totals.ts';
import type { StoredResult } from '../quizzes/quizzes-repository.ts';
import { continueRun, isRightAtFirst } from './correct-run.ts';
import { questionsForSpeed, rebuildTotals } from './rebuild-totals-repository.ts';

/**
 * Counts a result that was just kept, in the transaction that kept it and that holds the student's row. One that does
 * not come after all others, as when a clock was set back, has everything counted again: runs depend on the order.
 */
export async function countResult(tx: Database, result: StoredResult): Promise<void> {
  const { studentId } = result;
  const [run] = await tx.select().from(correctRuns).where(eq(correctRuns.studentId, studentId));
  if (!run || run.latestCompletedAt === null || run.latestCompletedAt >= result.completedAt) {
    await rebuildTotals(tx, studentId);
    return;
  }
  await tx
    .update(correctRuns)
    .set({
      ...continueRun(run, result.answers.map(isRightAtFirst)),
      latestCompletedAt: result.completedAt,
    })
    .where(eq(correctRuns.studentId, studentId));
  await addToTopic(tx, result);
  await addToDay(tx, result);
}

/** A student's totals over all finished quizzes, or `null` where they were never counted. */
export async function totalsOf(db: Database, studentId: string) {
  const [totals] = await selectTotals(db, studentId, {});
  return totals ?? null;
}

/** The query of a student's totals, with whatever else is to come along in its one row. */
export function selectTotals<Besides extends Record<string, SQL>>(
  db: Database,
  studentId: string | Placeholder,
  besides: Besides,
) {
  return db
    .select({
      totalQuizzes: total(topicTotals.quizCount),
      scoreSum: total(topicTotals.scoreSum),
      perfectScores: total(topicTotals.perfectScores),
      fastestTime: min(topicTotals.fastestTime),
      totalQuestions: total(topicTotals.totalQuestions),
      correctInARow: correctRuns.current,
      mostCorrectInARow: correctRuns.longest,
      topics: sql<
        string[]
      >`coalesce(array_agg(${topicTotals.topic}) filter (where ${topicTotals.topic} is not null), '{}')`,
      ...besides,
    })
    .from(correctRuns)
    .leftJoin(topicTotals, eq(topicTotals.studentId, correctRuns.studentId))
    .where(eq(correctRuns.studentId, studentId))
    .groupBy(correctRuns.studentId);
}

/** A student's totals by subject or topic, the most practised first. */
export async function totalsByTopic(db: Database, studentId: string) {
  return db
    .select()
    .from(topicTotals)
    .where(eq(topicTotals.studentId, studentId))
    .orderBy(desc(topicTotals.quizCount), asc(topicTotals.topic));
}

function total(column: AnyColumn) {
  return sql<number>`coalesce(sum(${column}), 0)::int`;
}

async function addToTopic(tx: Database, result: StoredResult): Promise<void> {
  const { studentId, topic, score, totalQuestions, timeSpent, correctAtFirst } = result;
  const fastestTime = totalQuestions >= questionsForSpeed ? timeSpent : null;
  const perfectScores = correctAtFirst === totalQuestions ? 1 : 0;
  await tx
    .insert(topicTotals)
    .values({
      studentId,
      topic,
      quizCount: 1,
      scoreSum: score,
      bestScore: score,
      recentScore: score,
      perfectScores,
      fastestTime,
      totalQuestions,
    })
    .onConflictDoUpdate({
      target: [topicTotals.studentId, topicTotals.topic],
      set: {
        quizCount: sql`${topicTotals.quizCount} + 1`,
        scoreSum: sql`${topicTotals.scoreSum} + ${score}`,
        bestScore: sql`greatest(${topicTotals.bestScore}, ${score})`,
        recentScore: score,
        perfectScores: sql`${topicTotals.perfectScores} + ${perfectScores}`,
        // The least of what is known: `null` counts for nothing.
        fastestTime: sql`least(${topicTotals.fastestTime}, ${fastestTime}::int)`,
        totalQuestions: sql`${topicTotals.totalQuestions} + ${totalQuestions}`,
      },
    });
}

async function addToDay(
  tx: Database,
  { studentId, topic, completedDay, score }: StoredResult,
): Promise<void> {
  await tx
    .insert(studyDays)
    .values({ studentId, topic, day: completedDay, quizCount: 1, scoreSum: score })
    .onConflictDoUpdate({
      target: [studyDays.studentId, studyDays.day, studyDays.topic],
      set: {
        quizCount: sql`${studyDays.quizCount} + 1`,
        scoreSum: sql`${studyDays.scoreSum} + ${score}`,
      },
    });
}
