import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { identityAccounts, identityRecords, passwordResets } from '../database/schema/accounts.ts';

export type IdentityAccount = typeof identityAccounts.$inferSelect;

/** The account of a normalised e-mail address. */
export async function findAccountByEmail(db: Database, email: string): Promise<IdentityAccount | null> {
  const [account] = await db
    .select()
    .from(identityAccounts)
    .where(eq(sql`lower(${identityAccounts.email})`, email));
  return account ?? null;
}

/** The account that a subject names. */
export async function findAccountById(db: Database, id: string): Promise<IdentityAccount | null> {
  const [account] = await db.select().from(identityAccounts).where(eq(identityAccounts.id, id));
  return account ?? null;
}

/** Keeps a new account; `false` when the e-mail address has one already. */
export async function insertAccount(db: Database, account: IdentityAccount): Promise<boolean> {
  const inserted = await db
    .insert(identityAccounts)
    .values(account)
    .onConflictDoNothing()
    .returning({ id: identityAccounts.id });
  return inserted.length === 1;
}

/** Puts a new password hash in the place of the one that was checked; `false` when that is no longer the account's. */
export async function replacePasswordHash(
  transaction: Database,
  { id, passwordHash }: Pick<IdentityAccount, 'id' | 'passwordHash'>,
  newHash: string,
  now: Date,
): Promise<boolean> {
  const replaced = await transaction
    .update(identityAccounts)
    .set({ passwordHash: newHash, passwordChangedAt: now })
    .where(and(eq(identityAccounts.id, id), eq(identityAccounts.passwordHash, passwordHash)))
    .returning({ id: identityAccounts.id });
  return replaced.length === 1;
}

/**
 * Whether an account has had the same password since a moment. A change that is under way is waited for, and none comes before
 * the transaction ends.
 */
export async function isPasswordOfThen(transaction: Database, id: string, then: Date): Promise<boolean> {
  const [account] = await transaction
    .select({ passwordChangedAt: identityAccounts.passwordChangedAt })
    .from(identityAccounts)
    .where(eq(identityAccounts.id, id))
    .for('share');
  if (!account) return false;
  return account.passwordChangedAt === null || account.passwordChangedAt <= then;
}

/** Removes an account with all that the provider remembers of it. */
export async function deleteAccountById(transaction: Database, id: string): Promise<void> {
  await forgetAccount(transaction, id);
  await transaction.delete(identityAccounts).where(eq(identityAccounts.id, id));
}

/** Removes what the provider remembers of an account: sign-ins under way, codes, grants, a way to a new password. */
export async function forgetAccount(transaction: Database, id: string): Promise<void> {
  await transaction.delete(passwordResets).where(eq(passwordResets.accountId, id));
  const { payload } = identityRecords;
  await transaction
    .delete(identityRecords)
    .where(
      or(eq(sql`${payload} ->> 'accountId'`, id), eq(sql`${payload} #>> '{result,login,accountId}'`, id)),
    );
}
