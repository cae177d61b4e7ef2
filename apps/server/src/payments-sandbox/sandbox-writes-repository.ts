import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { sandboxWrites } from '../database/schema/payments-sandbox.ts';

export interface Answer {
  status: number;
  body: object;
}

/**
 * Locks an idempotency key for a transaction. A concurrent request with the same key waits until it ends.
 * @returns the stored answer for this key, `null` if there is none
 */
export async function claimKey(
  tx: Database,
  write: { idempotencyKey: string; question: string; createdAt: Date },
): Promise<{ question: string; answer: Answer } | null> {
  await tx.insert(sandboxWrites).values(write).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(sandboxWrites)
    .where(eq(sandboxWrites.idempotencyKey, write.idempotencyKey))
    .for('update');
  if (!row || row.status === null || row.answer === null) return null;
  return { question: row.question, answer: { status: row.status, body: row.answer } };
}

/** Stores the answer to the write that locked the key. */
export async function keepAnswer(tx: Database, idempotencyKey: string, answer: Answer): Promise<void> {
  await tx
    .update(sandboxWrites)
    .set({ status: answer.status, answer: answer.body })
    .where(and(eq(sandboxWrites.idempotencyKey, idempotencyKey), isNull(sandboxWrites.status)));
}

/** Removes the stored answers about a deleted customer. */
export async function removeAnswersAbout(tx: Database, customerId: string): Promise<void> {
  const { answer } = sandboxWrites;
  await tx.delete(sandboxWrites).where(sql`${customerId} in (${answer}->>'id', ${answer}->>'customer')`);
}

/** Removes old keys, as Stripe does after a day. */
export async function removeOldWrites(db: Database, before: Date): Promise<void> {
  await db.delete(sandboxWrites).where(lte(sandboxWrites.createdAt, before));
}
