import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { quizResults, quizzes, typedTries } from '../../database/schema/quizzes.ts';
import { restoredAll } from '../quizzes/snapshots/snapshots-repository.ts';

/**
 * A page of a student's quizzes, in the order of their ids. In one that is not finished typed questions that are not over,
 * and all of a paper, are without options and keys.
 * @param next is true of the quizzes after the page before; all of them where it is left open
 */
export async function quizzesOf(
  db: Database,
  studentId: string,
  next: SQL | undefined,
  limit: number,
): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ quiz: quizzes, finishedId: quizResults.quizId, toldIds: toldIds(db) })
    .from(quizzes)
    .leftJoin(
      quizResults,
      and(eq(quizResults.studentId, quizzes.studentId), eq(quizResults.quizId, quizzes.id)),
    )
    .where(and(eq(quizzes.studentId, studentId), next))
    .orderBy(quizzes.id)
    .limit(limit);
  const whole = await restoredAll(
    db,
    rows.map(({ quiz }) => quiz),
  );
  return whole.map((quiz, place) => {
    const isOpen = rows[place]?.finishedId === null;
    const told = new Set(rows[place]?.toldIds);
    const isSecret = ({ id }: Question) =>
      isOpen && (quiz.kind === 'paper' || (quiz.typedIds.includes(id) && !told.has(id)));
    return {
      ...quiz,
      questions: quiz.questions.map((question) =>
        isSecret(question) ? { id: question.id, text: question.text } : question,
      ),
    };
  });
}

/** The typed questions of a quiz whose keys have been told. */
function toldIds(db: Database) {
  const told = db
    .select({ questionId: typedTries.questionId })
    .from(typedTries)
    .where(
      and(
        eq(typedTries.studentId, quizzes.studentId),
        eq(typedTries.quizId, quizzes.id),
        eq(typedTries.isLast, true),
      ),
    );
  return sql<string[]>`array(${told})`;
}
