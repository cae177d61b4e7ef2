import { and, count, desc, eq, gte, isNotNull, isNull } from 'drizzle-orm';
import type { PaperStanding } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { papers } from '../../database/schema/papers.ts';
import { quizResults, quizzes } from '../../database/schema/quizzes.ts';
import { reviewQuestions } from '../../database/schema/reports.ts';

export type StoredPaper = typeof papers.$inferSelect;

/** How many submitted papers a student's list shows. */
const papersListed = 50;

/** The ids of all questions that a student was ever issued, in a quiz, a review or a paper. */
export async function everSeen(db: Database, studentId: string): Promise<Set<string>> {
  const issued = await db
    .select({ ids: quizzes.questionIds })
    .from(quizzes)
    .where(eq(quizzes.studentId, studentId));
  const reviewed = await db
    .select({ id: reviewQuestions.questionId })
    .from(reviewQuestions)
    .where(eq(reviewQuestions.studentId, studentId));
  return new Set([...issued.flatMap(({ ids }) => ids), ...reviewed.map(({ id }) => id)]);
}

export async function insertPaper(tx: Database, paper: StoredPaper): Promise<void> {
  await tx.insert(papers).values(paper);
}

/** The paper that a student has not submitted, whether or not its time is up. */
export async function findOpenPaper(db: Database, studentId: string): Promise<StoredPaper | null> {
  const [paper] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.studentId, studentId), isNull(papers.submittedAt)))
    .orderBy(desc(papers.startedAt))
    .limit(1);
  return paper ?? null;
}

/** A student's own paper; `null` for anybody else's. */
export async function findPaper(
  db: Database,
  studentId: string,
  quizId: string,
): Promise<StoredPaper | null> {
  const [paper] = await db
    .select()
    .from(papers)
    .where(and(eq(papers.studentId, studentId), eq(papers.quizId, quizId)));
  return paper ?? null;
}

/** Submitted papers, newest first. */
export async function listSubmitted(db: Database, studentId: string) {
  const { correctAnswers, totalQuestions } = quizResults;
  return db
    .select({
      quizId: papers.quizId,
      terms: papers.terms,
      submittedAt: papers.submittedAt,
      right: correctAnswers,
      questions: totalQuestions,
    })
    .from(papers)
    .innerJoin(
      quizResults,
      and(eq(quizResults.studentId, papers.studentId), eq(quizResults.quizId, papers.quizId)),
    )
    .where(and(eq(papers.studentId, studentId), isNotNull(papers.submittedAt)))
    .orderBy(desc(papers.startedAt))
    .limit(papersListed);
}

/** How many papers a student started since a moment. */
export async function countStarted(db: Database, studentId: string, since: Date): Promise<number> {
  const [counted] = await db
    .select({ started: count() })
    .from(papers)
    .where(and(eq(papers.studentId, studentId), gte(papers.startedAt, since)));
  return counted?.started ?? 0;
}

export async function saveStanding(
  tx: Database,
  { studentId, quizId }: Pick<StoredPaper, 'studentId' | 'quizId'>,
  standing: PaperStanding,
): Promise<void> {
  await tx
    .update(papers)
    .set({ standing })
    .where(and(eq(papers.studentId, studentId), eq(papers.quizId, quizId)));
}

export async function markSubmitted(
  tx: Database,
  { studentId, quizId }: Pick<StoredPaper, 'studentId' | 'quizId'>,
  submittedAt: Date,
): Promise<void> {
  await tx
    .update(papers)
    .set({ submittedAt })
    .where(and(eq(papers.studentId, studentId), eq(papers.quizId, quizId)));
}
