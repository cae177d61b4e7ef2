import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { answers } from '../../database/schema/answers.ts';
import { quizResults, typedTries } from '../../database/schema/quizzes.ts';

export type LatestAnswer = Awaited<ReturnType<typeof latestAnswers>>[number];

/**
 * A student's latest answers, newest first; those left open are among them, with 0 tries. A question without options that has tries
 * left is not: who reads the ledger tells its key.
 */
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
    .where(and(eq(answers.studentId, studentId), sql`(${answers.kind} = 'choice' or ${isOver})`))
    .orderBy(desc(answers.answeredAt))
    .limit(limit);
}

const isOver = sql`exists (select from ${quizResults} where ${quizResults.studentId} = ${answers.studentId}
    and ${quizResults.quizId} = ${answers.quizId})
  or exists (select from ${typedTries} where ${typedTries.studentId} = ${answers.studentId}
    and ${typedTries.quizId} = ${answers.quizId} and ${typedTries.questionId} = ${answers.questionId}
    and ${typedTries.isLast})`;
