import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ModelQuestionState } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { modelQuestions } from '../../database/schema/model-questions.ts';

export type StoredModelQuestion = typeof modelQuestions.$inferSelect;

/** Questions that a model wrote, by what maintainers made of them: the new ones oldest first, the others as decided, the latest first. */
export async function modelQuestionsIn(
  db: Database,
  state: ModelQuestionState,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredModelQuestion[]> {
  const order = state === 'new' ? asc(modelQuestions.writtenAt) : desc(modelQuestions.decidedAt);
  return db
    .select()
    .from(modelQuestions)
    .where(isIn(state))
    .orderBy(order, asc(modelQuestions.id))
    .limit(limit)
    .offset(offset);
}

export async function countModelQuestions(db: Database, state: ModelQuestionState): Promise<number> {
  return db.$count(modelQuestions, isIn(state));
}

function isIn(state: ModelQuestionState) {
  return state === 'new' ? isNull(modelQuestions.decision) : eq(modelQuestions.decision, state);
}

/** Writes what a maintainer made of a question; `null` where that is so already, where it was thrown out, or where there is none. */
export async function decideModelQuestion(
  tx: Database,
  { id, decision, decidedAt }: { id: string; decision: 'kept' | 'thrownOut'; decidedAt: Date },
): Promise<StoredModelQuestion | null> {
  const undecided =
    decision === 'kept'
      ? isNull(modelQuestions.decision)
      : sql`${modelQuestions.decision} is distinct from 'thrownOut'`;
  const [decided] = await tx
    .update(modelQuestions)
    .set({ decision, decidedAt })
    .where(and(eq(modelQuestions.id, id), undecided))
    .returning();
  return decided ?? null;
}

/** Those among some ids that are questions of a model and were thrown out. */
export async function thrownOutAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: modelQuestions.id })
    .from(modelQuestions)
    .where(and(inArray(modelQuestions.id, [...ids]), eq(modelQuestions.decision, 'thrownOut')));
  return new Set(rows.map(({ id }) => id));
}
