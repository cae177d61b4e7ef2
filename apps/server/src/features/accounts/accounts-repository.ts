import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { localAccounts, mailedLinks, passwordResets } from '../../database/schema/accounts.ts';

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

/** Notes that the owner of the address has followed a link that was mailed there. */
export async function confirmEmail(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(localAccounts)
    .set({ emailConfirmedAt: now })
    .where(and(eq(localAccounts.id, id), isNull(localAccounts.emailConfirmedAt)));
}

/** Removes an account; its reset code and its links go along. */
export async function deleteAccountById(transaction: Database, id: string): Promise<void> {
  await transaction.delete(localAccounts).where(eq(localAccounts.id, id));
}

/** Ends the ways to a new password that an account may have open: code and links. */
export async function endReset(transaction: Database, id: string): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.accountId, id));
  await transaction
    .delete(mailedLinks)
    .where(and(eq(mailedLinks.accountId, id), eq(mailedLinks.purpose, 'reset-password')));
}
