import { eq, gte, max, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { quizResults } from '../../database/schema/quizzes.ts';
import { correctRuns, studyDays, topicTotals } from '../../database/schema/totals.ts';
import { lockStudent } from '../quizzes/quizzes-repository.ts';
import { continueRun } from './correct-run.ts';

/** Shorter quizzes say little about speed. */
export const questionsForSpeed = 5;

/**
 * Makes a student's totals anew from the results that stand: where there are none yet, and after answers were graded
 * again. It belongs in the transaction that changed the results, and holds the student's row until that ends.
 */
export async function rebuildTotals(tx: Database, studentId: string): Promise<void> {
  await lockStudent(tx, studentId);
  await tx.delete(topicTotals).where(eq(topicTotals.studentId, studentId));
  await tx.delete(studyDays).where(eq(studyDays.studentId, studentId));
  await insertTopicTotals(tx, studentId);
  await insertStudyDays(tx, studentId);
  const run = await runOver(tx, studentId);
  await tx
    .insert(correctRuns)
    .values({ studentId, ...run })
    .onConflictDoUpdate({ target: correctRuns.studentId, set: run });
}

async function insertTopicTotals(tx: Database, studentId: string): Promise<void> {
  const { topic, score, timeSpent, totalQuestions, correctAtFirst } = quizResults;
  const isPerfect = eq(correctAtFirst, totalQuestions);
  const countsForSpeed = gte(totalQuestions, questionsForSpeed);
  await tx.insert(topicTotals).select(
    tx
      .select({
        studentId: quizResults.studentId,
        topic,
        quizCount: quizCount(),
        scoreSum: scoreSum(),
        bestScore: sql<number>`max(${score})`.as('best_score'),
        recentScore: sql<number>`(array_agg(${score} order by ${lastFirst}))[1]`.as('recent_score'),
        perfectScores: sql<number>`count(*) filter (where ${isPerfect})`.as('perfect_scores'),
        fastestTime: sql<number | null>`min(${timeSpent}) filter (where ${countsForSpeed})`.as(
          'fastest_time',
        ),
        totalQuestions: sql<number>`sum(${totalQuestions})`.as('total_questions'),
      })
      .from(quizResults)
      .where(eq(quizResults.studentId, studentId))
      .groupBy(quizResults.studentId, topic),
  );
}

async function insertStudyDays(tx: Database, studentId: string): Promise<void> {
  const { topic, completedDay } = quizResults;
  await tx.insert(studyDays).select(
    tx
      .select({
        studentId: quizResults.studentId,
        day: completedDay,
        topic,
        quizCount: quizCount(),
        scoreSum: scoreSum(),
      })
      .from(quizResults)
      .where(eq(quizResults.studentId, studentId))
      .groupBy(quizResults.studentId, completedDay, topic),
  );
}

/** All answers of a student in their order, as one text of 1 (right at the first attempt) and 0: 1 MB after 100,000 quizzes. */
async function runOver(tx: Database, studentId: string) {
  const marksOfQuiz = sql`(
    select string_agg(case when (answer->>'isCorrect')::boolean and (answer->>'attempts')::int = 1 then '1' else '0' end, '' order by place)
    from jsonb_array_elements(${quizResults.answers}) with ordinality as given(answer, place)
  )`;
  const [row] = await tx
    .select({
      marks: sql<
        string | null
      >`string_agg(${marksOfQuiz}, '' order by ${quizResults.completedAt}, ${quizResults.quizId})`,
      latestCompletedAt: max(quizResults.completedAt),
    })
    .from(quizResults)
    .where(eq(quizResults.studentId, studentId));
  const marks = Array.from(row?.marks ?? '', (mark) => mark === '1');
  return {
    ...continueRun({ current: 0, longest: 0 }, marks),
    latestCompletedAt: row?.latestCompletedAt ?? null,
  };
}

const lastFirst = sql`${quizResults.completedAt} desc, ${quizResults.quizId} desc`;

function quizCount() {
  return sql<number>`count(*)`.as('quiz_count');
}

function scoreSum() {
  return sql<number>`sum(${quizResults.score})`.as('score_sum');
}
