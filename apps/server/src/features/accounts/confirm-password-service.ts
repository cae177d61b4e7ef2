import type { AccountOutcome, AccountsContext } from './accounts-service.ts';
import { isPasswordStill, type LocalAccount } from './accounts-repository.ts';
import { cappedPassword } from './passwords/new-password.ts';
import { verifyPassword } from './passwords/password-hash.ts';

/**
 * Asks a student who is signed in for the password again, and starts a new session: its age then says when that was. Tries are counted
 * with those at sign-in, so that a browser left open gives no further guesses.
 */
export async function confirmPassword(
  { db, countTry, sessions }: Pick<AccountsContext, 'db' | 'countTry' | 'sessions'>,
  account: LocalAccount,
  { password, address, studentId }: { password: string; address: string; studentId: string },
): Promise<AccountOutcome> {
  const counted = await countTry({ email: account.email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };
  if (!(await verifyPassword(cappedPassword(password), account.passwordHash))) return { kind: 'refused' };
  const cookie = await db.transaction(async (transaction) =>
    (await isPasswordStill(transaction, account)) ? sessions.start(transaction, studentId) : null,
  );
  if (cookie === null) return { kind: 'refused' };
  await counted.wasRight();
  return { kind: 'signedIn', cookie };
}
