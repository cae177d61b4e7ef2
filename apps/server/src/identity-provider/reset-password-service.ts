import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { findAccountByEmail, forgetAccount, replacePasswordHash } from './accounts-repository.ts';
import type { AccountsContext } from './accounts-service.ts';
import { countTry } from './guess-limits.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { findResetHash, keepReset, takeReset } from './password-resets-repository.ts';
import { newResetCode } from './reset-code.ts';
import type { PasswordReset } from './reset-password-form.ts';
import type { Setback } from './setback.ts';

/** Long enough for a call, and for finding the page afterwards. */
const codeLifetimeMinutes = 60;

/**
 * Makes a code with which the owner of an account sets a new password, once and within the hour; an earlier one ends. Who
 * gives it out has made sure who it is, and never learns the password.
 * @returns the code, or `null` when no account has this e-mail address
 */
export async function issueResetCode(db: Database, clock: Clock, email: string): Promise<string | null> {
  const account = await findAccountByEmail(db, email);
  if (!account) return null;
  const code = newResetCode();
  const expiresAt = new Date(clock() + codeLifetimeMinutes * 60_000);
  await keepReset(db, { accountId: account.id, codeHash: await hashPassword(code), expiresAt });
  return code;
}

/**
 * Sets a new password for whoever has the code. Everything that the old one has opened ends in the same transaction; tries
 * are counted with those at sign-in, and an unknown e-mail address is refused like a wrong code.
 */
export async function resetPassword(
  context: AccountsContext,
  { email, code, password, address }: PasswordReset & { address: string },
  endSessionsOf: (transaction: Database, accountId: string) => Promise<void>,
): Promise<{ kind: 'reset' } | { kind: 'refused' } | Setback> {
  const { db, clock } = context;
  const now = clock();
  const counted = await countTry({ ...context, now }, { email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };

  const account = await findAccountByEmail(db, email);
  const codeHash = account && (await findResetHash(db, account.id, new Date(now)));
  const isRight = await verifyPassword(code, codeHash);
  if (!account || codeHash === null || !isRight) return { kind: 'refused' };

  const passwordHash = await hashPassword(password);
  const isReset = await db.transaction(async (transaction) => {
    if (!(await takeReset(transaction, { accountId: account.id, codeHash }))) return false;
    if (!(await replacePasswordHash(transaction, account, passwordHash, new Date(clock())))) return false;
    await forgetAccount(transaction, account.id);
    await endSessionsOf(transaction, account.id);
    return true;
  });
  if (!isReset) return { kind: 'refused' };
  await counted.wasRight();
  return { kind: 'reset' };
}
