import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { finishedBy } from '../progress/progress-repository.ts';

/** What an answer is looked at for: a question without its texts. The slips stand beside the options. */
export interface QuestionOutline {
  id: string;
  subject: Question['subject'];
  topic: string;
  difficulty: Question['difficulty'];
  slips: readonly (string | null)[];
}

/** A student's latest scores, newest first. */
export async function latestScores(db: Database, studentId: string, topic: string | null, limit: number) {
  const { quizId, completedAt, score } = quizResults;
  return db
    .select({ quizId, subject: quizResults.topic, completedAt, score })
    .from(quizResults)
    .where(finishedBy(studentId, topic))
    .orderBy(desc(completedAt), desc(quizId))
    .limit(limit);
}

/** A student's latest weeks with a quiz, newest first. */
export async function latestWeeks(db: Database, studentId: string, topic: string | null, limit: number) {
  const monday = sql<string>`date_trunc('week', ${quizResults.completedDay}::timestamp)::date::text`;
  return db
    .select({
      monday: monday.as('monday'),
      quizCount: sql<number>`count(*)::int`,
      scoreSum: sql<number>`sum(${quizResults.score})::int`,
    })
    .from(quizResults)
    .where(finishedBy(studentId, topic))
    .groupBy(sql`monday`)
    .orderBy(sql`monday desc`)
    .limit(limit);
}

/** The answers of a student's latest quizzes, newest quiz first, with the outlines of their questions. */
export async function latestAnswers(db: Database, studentId: string, topic: string | null, limit: number) {
  const outline = sql<QuestionOutline[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', question->'id',
      'subject', question->'subject',
      'topic', question->'topics'->0,
      'difficulty', question->'difficulty',
      'slips', (select jsonb_agg(option #> '{slip,id}' order by place) from jsonb_array_elements(question->'options') with ordinality as given(option, place))
    )), '[]')
    from jsonb_array_elements(${quizzes.questions}) as question
  )`;
  const { quizId, completedAt, answers } = quizResults;
  return db
    .select({ quizId, completedAt, answers, questions: outline })
    .from(quizResults)
    .innerJoin(quizzes, and(eq(quizzes.studentId, quizResults.studentId), eq(quizzes.id, quizId)))
    .where(finishedBy(studentId, topic))
    .orderBy(desc(completedAt), desc(quizId))
    .limit(limit);
}

/** Questions as they were issued in a student's quizzes. */
export async function questionsOf(
  db: Database,
  studentId: string,
  quizIds: readonly string[],
): Promise<Question[]> {
  if (quizIds.length === 0) return [];
  const rows = await db
    .select({ questions: quizzes.questions })
    .from(quizzes)
    .where(and(eq(quizzes.studentId, studentId), inArray(quizzes.id, [...quizIds])));
  return rows.flatMap((row) => row.questions);
}
