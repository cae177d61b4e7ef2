import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { signInAttempts } from '../../database/schema/accounts.ts';

export type SignInAttempt = typeof signInAttempts.$inferSelect;

/** Keeps a sign-in that is leaving for the issuer. */
export async function insertAttempt(db: Database, attempt: SignInAttempt): Promise<void> {
  await db.insert(signInAttempts).values(attempt);
}

/** Takes out the sign-in that an answer belongs to; a second answer finds nothing. */
export async function takeAttempt(
  db: Database,
  { stateHash, browserHash, provider }: Pick<SignInAttempt, 'stateHash' | 'browserHash' | 'provider'>,
  now: Date,
): Promise<SignInAttempt | null> {
  const [attempt] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.stateHash, stateHash),
        // Another browser's answer must not use up the attempt of the one that began it.
        eq(signInAttempts.browserHash, browserHash),
        // Nor may one provider's answer be taken for another's.
        eq(signInAttempts.provider, provider),
        gt(signInAttempts.expiresAt, now),
      ),
    )
    .returning();
  return attempt ?? null;
}

/** Removes the sign-ins that never came back. */
export async function removeExpiredAttempts(db: Database, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.expiresAt, now));
}
