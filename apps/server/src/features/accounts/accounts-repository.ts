import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { localAccounts, passwordResets } from '../../database/schema/accounts.ts';

export type LocalAccount = typeof localAccounts.$inferSelect;

/** The account of a normalised e-mail address. */
export async function findAccountByEmail(db: Database, email: string): Promise<LocalAccount | null> {
  const [account] = await db
    .select()
    .from(localAccounts)
    .where(eq(sql`lower(${localAccounts.email})`, email));
  return account ?? null;
}

/** The account with an id. */
export async function findAccountById(db: Database, id: string): Promise<LocalAccount | null> {
  const [account] = await db.select().from(localAccounts).where(eq(localAccounts.id, id));
  return account ?? null;
}

/** Keeps a new account; `false` when the e-mail address has one already. */
export async function insertAccount(db: Database, account: LocalAccount): Promise<boolean> {
  const inserted = await db
    .insert(localAccounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: localAccounts.id });
  return inserted.length === 1;
}

/** Puts a new password hash in the place of the one that was checked; `false` when that is no longer the account's. */
export async function replacePasswordHash(
  transaction: Database,
  { id, passwordHash }: Pick<LocalAccount, 'id' | 'passwordHash'>,
  newHash: string,
): Promise<boolean> {
  const replaced = await transaction
    .update(localAccounts)
    .set({ passwordHash: newHash })
    .where(and(eq(localAccounts.id, id), eq(localAccounts.passwordHash, passwordHash)))
    .returning({ id: localAccounts.id });
  return replaced.length === 1;
}

/**
 * Whether an account still has the password that was checked. A change that is under way is waited for, and none comes before
 * the transaction ends.
 */
export async function isPasswordStill(
  transaction: Database,
  { id, passwordHash }: Pick<LocalAccount, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const [account] = await transaction
    .select({ id: localAccounts.id })
    .from(localAccounts)
    .where(and(eq(localAccounts.id, id), eq(localAccounts.passwordHash, passwordHash)))
    .for('share');
  return account !== undefined;
}

/** Removes an account; its reset code goes along. */
export async function deleteAccountById(transaction: Database, id: string): Promise<void> {
  await transaction.delete(localAccounts).where(eq(localAccounts.id, id));
}

/** Ends the way to a new password that an account may have open. */
export async function endReset(transaction: Database, id: string): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.accountId, id));
}
