import { desc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers } from '../../database/schema/answers.ts';

export type LatestAnswer = Awaited<ReturnType<typeof latestAnswers>>[number];

/** A student's latest answers, newest first; those left open are among them, with 0 tries. */
export async function latestAnswers(db: Database, studentId: string, limit: number) {
  return db
    .select({
      quizId: answers.quizId,
      questionId: answers.questionId,
      answeredAt: answers.answeredAt,
      answeredDay: answers.answeredDay,
      subject: answers.subject,
      topic: answers.topic,
      tests: answers.tests,
      difficulty: answers.difficulty,
      kind: answers.kind,
      firstChoice: answers.firstChoice,
      rightAtFirst: answers.rightAtFirst,
      tries: answers.tries,
    })
    .from(answers)
    .where(eq(answers.studentId, studentId))
    .orderBy(desc(answers.answeredAt))
    .limit(limit);
}
