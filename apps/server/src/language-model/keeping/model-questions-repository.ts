import { and, arrayOverlaps, desc, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Difficulty } from '@valence/contract';
import type { Question } from '@valence/questions';
import type { Database } from '../../database/database.ts';
import { modelQuestions } from '../../database/schema/model-questions.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import { restoredAll, snapshotColumns } from '../../features/quizzes/snapshots/snapshots-repository.ts';

type KeptQuestion = Omit<typeof modelQuestions.$inferSelect, 'decision' | 'decidedAt'>;

/** Stores a proved question. Storing it again changes nothing. */
export async function keepQuestion(db: Database, kept: KeptQuestion): Promise<void> {
  await db.insert(modelQuestions).values(kept).onConflictDoNothing();
}

/**
 * The kept questions that were written for a topic or test one of these concepts, and were never in a quiz of this student, oldest
 * first. What a maintainer threw out is none of them.
 */
export async function keptQuestions(
  db: Database,
  {
    topic,
    tests,
    difficulty,
    studentId,
  }: {
    topic: string;
    tests: readonly string[];
    difficulty: Difficulty;
    /** `null` for nobody in particular. */
    studentId: string | null;
  },
): Promise<Question[]> {
  const ofTopic = eq(modelQuestions.topic, topic);
  const rows = await db
    .select({ question: modelQuestions.question })
    .from(modelQuestions)
    .where(
      and(
        tests.length === 0 ? ofTopic : or(ofTopic, arrayOverlaps(modelQuestions.tests, [...tests])),
        eq(modelQuestions.difficulty, difficulty),
        sql`${modelQuestions.decision} is distinct from 'thrownOut'`,
        studentId === null ? undefined : notInArray(modelQuestions.id, seen(db, studentId)),
      ),
    )
    .orderBy(modelQuestions.writtenAt, modelQuestions.id);
  return rows.map(({ question }) => question);
}

/** One subquery instead of a look-up for each kept question: a student may have twenty thousand quizzes. */
function seen(db: Database, studentId: string) {
  return db
    .select({ id: sql`jsonb_array_elements_text(${quizzes.questionIds})` })
    .from(quizzes)
    .where(and(eq(quizzes.studentId, studentId), eq(quizzes.kind, 'custom')));
}

/** The texts of a student's questions on topics of their own, latest quiz first. */
export async function textsSeen(db: Database, studentId: string, quizCount: number): Promise<string[]> {
  const rows = await db
    .select(snapshotColumns)
    .from(quizzes)
    .where(and(eq(quizzes.studentId, studentId), eq(quizzes.kind, 'custom')))
    .orderBy(desc(quizzes.issuedAt))
    .limit(quizCount);
  const snapshots = await restoredAll(db, rows);
  return snapshots.flatMap(({ questions }) => questions.map(({ text }) => text));
}
