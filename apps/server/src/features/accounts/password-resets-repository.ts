import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { passwordResets } from '../../database/schema/accounts.ts';

/** Keeps a reset code in the place of the one that the account had before. */
export async function keepReset(db: Database, reset: typeof passwordResets.$inferInsert): Promise<void> {
  const { codeHash, expiresAt } = reset;
  await db
    .insert(passwordResets)
    .values(reset)
    .onConflictDoUpdate({ target: passwordResets.accountId, set: { codeHash, expiresAt } });
}

/** The hash of the code that opens an account now, if there is one. */
export async function findResetHash(db: Database, accountId: string, now: Date): Promise<string | null> {
  const [reset] = await db
    .select({ codeHash: passwordResets.codeHash })
    .from(passwordResets)
    .where(and(eq(passwordResets.accountId, accountId), gt(passwordResets.expiresAt, now)));
  return reset?.codeHash ?? null;
}

/** Takes out the code that was checked; `false` when it has been used in the meantime. */
export async function takeReset(
  transaction: Database,
  { accountId, codeHash }: { accountId: string; codeHash: string },
): Promise<boolean> {
  const taken = await transaction
    .delete(passwordResets)
    .where(and(eq(passwordResets.accountId, accountId), eq(passwordResets.codeHash, codeHash)))
    .returning({ accountId: passwordResets.accountId });
  return taken.length === 1;
}

/** Removes the codes that nobody has used in time. */
export async function removeExpiredResets(db: Database, now: Date): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, now));
}
