import { and, asc, count, desc, eq, gte, sql, type AnyColumn } from 'drizzle-orm';
import type { StudentCalendar } from '../../calendar/student-calendar.ts';
import type { Database } from '../../database/database.ts';
import { prepareOnce } from '../../database/prepare-once.ts';
import { papers } from '../../database/schema/papers.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';

/** Shorter quizzes say little about speed. */
const questionsForSpeed = 5;

/** All that a student's progress is made of, in one query: home asks for it more often than for anything else. */
export async function findProgress(
  db: Database,
  studentId: string,
  { dayStart, today }: Pick<StudentCalendar, 'dayStart' | 'today'>,
) {
  const [found] = await progressOfStudent(db).execute({
    studentId,
    dayStart: dayStart.toISOString(),
    today,
  });
  if (!found) throw new Error('A sum over no rows is a row all the same');
  return found;
}

const progressOfStudent = prepareOnce((db) => {
  const student = sql.placeholder('studentId');
  const issuedToday = db
    .select({ count: sql`count(*)::int` })
    .from(quizzes)
    .where(
      and(
        eq(quizzes.studentId, student),
        eq(quizzes.kind, 'subject'),
        gte(quizzes.issuedAt, sql.placeholder('dayStart')),
      ),
    );
  const { topic, totalQuestions, correctAtFirst, timeSpent, marks, completedAt, quizId } = quizResults;
  const day = sql`${quizResults.completedDay}::text`;
  return db
    .select({
      issuedToday: sql<number>`(${issuedToday})`,
      finishedToday: sql<number>`(count(*) filter (where ${day} = ${sql.placeholder('today')}))::int`,
      totalQuizzes: count(),
      scoreSum: total(quizResults.score),
      perfectScores: sql<number>`(count(*) filter (where ${eq(correctAtFirst, totalQuestions)}))::int`,
      fastestTime: sql<
        number | null
      >`min(${timeSpent}) filter (where ${gte(totalQuestions, questionsForSpeed)})`,
      totalQuestions: total(totalQuestions),
      topics: sql<string[]>`coalesce(array_agg(distinct ${topic}), '{}')`,
      days: sql<string[]>`coalesce(array_agg(distinct ${day} order by ${day}), '{}')`,
      /** Of all questions in the order in which they were met. */
      marks: sql<string>`coalesce(string_agg(${marks}, '' order by ${completedAt}, ${quizId}), '')`,
    })
    .from(quizResults)
    .where(eq(quizResults.studentId, student))
    .prepare('progress_of_student');
});

/** A student's totals by subject or topic, the most practised first; papers stand apart, by their exams. */
export async function totalsByTopic(db: Database, studentId: string) {
  const { topic, score, completedAt, quizId } = quizResults;
  const isPaper = sql<boolean>`(${papers.quizId} is not null)`;
  const lastFirst = sql`${completedAt} desc, ${quizId} desc`;
  return db
    .select({
      topic,
      isPaper,
      quizCount: count(),
      scoreSum: total(score),
      bestScore: sql<number>`max(${score})`,
      recentScore: sql<number>`(array_agg(${score} order by ${lastFirst}))[1]`,
    })
    .from(quizResults)
    .leftJoin(papers, itsPaper)
    .where(eq(quizResults.studentId, studentId))
    .groupBy(topic, isPaper)
    .orderBy(desc(count()), asc(topic));
}

function total(column: AnyColumn) {
  return sql<number>`coalesce(sum(${column}), 0)::int`;
}

/** A student's latest finished quizzes, newest first. */
export async function latestQuizzes(db: Database, studentId: string, topic: string | null, limit: number) {
  return db
    .select({
      id: quizzes.id,
      subject: quizzes.topic,
      paper: paperName,
      difficulty: quizzes.difficulty,
      completedAt: quizResults.completedAt,
      score: quizResults.score,
      timeSpent: quizResults.timeSpent,
      correctAnswers: quizResults.correctAnswers,
      totalQuestions: quizResults.totalQuestions,
    })
    .from(quizResults)
    .innerJoin(quizzes, and(eq(quizzes.studentId, quizResults.studentId), eq(quizzes.id, quizResults.quizId)))
    .leftJoin(papers, itsPaper)
    .where(finishedBy(studentId, topic))
    .orderBy(desc(quizResults.completedAt), desc(quizzes.id))
    .limit(limit);
}

/** The paper of a result, where it is of one. */
export const itsPaper = and(
  eq(papers.studentId, quizResults.studentId),
  eq(papers.quizId, quizResults.quizId),
);

/** What it is called; `null` for a quiz. */
export const paperName = sql<string | null>`${papers.terms}->>'name'`;

/** The condition on results: a student's, of one topic or of all. */
export function finishedBy(studentId: string, topic: string | null) {
  return and(eq(quizResults.studentId, studentId), topic === null ? undefined : eq(quizResults.topic, topic));
}
