import { eq, lte, sql, sum, count } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { modelGenerations, modelSpending } from '../../database/schema/model-questions.ts';

/** Running generations and spent tokens of all processes, with the tokens reserved by running generations. */
export interface Spending {
  running: number;
  tokens: number;
}

/**
 * Reads what counts against the caps. The day's row is locked until the transaction ends, so each of many concurrent
 * processes sees the generations of the others.
 * @param day in UTC
 */
export async function lockSpending(tx: Database, day: string, now: Date): Promise<Spending> {
  await tx.insert(modelSpending).values({ day, tokens: 0 }).onConflictDoNothing();
  await tx
    .select({ tokens: modelSpending.tokens })
    .from(modelSpending)
    .where(eq(modelSpending.day, day))
    .for('update');
  const left = await tx
    .delete(modelGenerations)
    .where(lte(modelGenerations.heldUntil, now))
    .returning({ tokens: modelGenerations.tokens });
  await addSpent(
    tx,
    day,
    left.reduce((total, { tokens }) => total + tokens, 0),
  );
  const [spent] = await tx
    .select({ tokens: modelSpending.tokens })
    .from(modelSpending)
    .where(eq(modelSpending.day, day));
  const [held] = await tx
    .select({ running: count(), tokens: sum(modelGenerations.tokens).mapWith(Number) })
    .from(modelGenerations);
  return { running: held?.running ?? 0, tokens: (spent?.tokens ?? 0) + (held?.tokens ?? 0) };
}

export async function insertGeneration(
  tx: Database,
  generation: typeof modelGenerations.$inferInsert,
): Promise<void> {
  await tx.insert(modelGenerations).values(generation);
}

/** Ends a generation and records the tokens that it used. A second call changes nothing. */
export async function endGeneration(
  tx: Database,
  id: string,
  spent: { day: string; tokens: number },
): Promise<void> {
  const ended = await tx
    .delete(modelGenerations)
    .where(eq(modelGenerations.id, id))
    .returning({ id: modelGenerations.id });
  if (ended.length > 0) await addSpent(tx, spent.day, spent.tokens);
}

async function addSpent(tx: Database, day: string, tokens: number): Promise<void> {
  await tx
    .insert(modelSpending)
    .values({ day, tokens })
    .onConflictDoUpdate({
      target: modelSpending.day,
      set: { tokens: sql`${modelSpending.tokens} + excluded.tokens` },
    });
}
