import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Randomness } from '../randomness.ts';
import {
  findAccountByEmail,
  forgetAccount,
  insertAccount,
  replacePasswordHash,
  type IdentityAccount,
} from './accounts-repository.ts';
import type { NewAccount } from './account-form.ts';
import type { PasswordChange } from './change-password-form.ts';
import { countTry, type CountedTry, type GuessLimits } from './guess-limits.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import type { Setback } from './setback.ts';

export interface AccountsContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  limits: GuessLimits;
}

/** How a try at either form came out. `refused` never says why, so that no e-mail address is given away. */
export type AccountOutcome = { kind: 'signedIn'; accountId: string } | { kind: 'refused' } | Setback;

/** How a change of password came out; `tellBrowser` is what the client's new session left to be done. */
export type PasswordChangeOutcome<TellBrowser> =
  { kind: 'changed'; tellBrowser: TellBrowser } | { kind: 'refused' } | Setback;

/** Checks an e-mail address and its password. */
export async function signIn(
  context: AccountsContext,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<AccountOutcome> {
  const counted = await countTry({ ...context, now: context.clock() }, { email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };

  const account = await findAccountByEmail(context.db, email);
  const right = await verifyPassword(password, account?.passwordHash ?? null);
  if (!account || !right) return { kind: 'refused' };
  await counted.wasRight();
  return { kind: 'signedIn', accountId: account.id };
}

/**
 * Makes an account. For a known e-mail address the password decides, exactly as at sign-in: the right one
 * signs in, any other is refused. Either way one password is hashed and one try is counted
 * (docs/decisions/0003-sign-up-with-a-known-email.md).
 */
export async function createAccount(
  context: AccountsContext,
  { email, password, firstName, lastName, address }: NewAccount & { address: string },
): Promise<AccountOutcome> {
  const now = context.clock();
  const counted = await countTry({ ...context, now }, { email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };

  const known = await findAccountByEmail(context.db, email);
  if (known) return enter(known, password, counted);

  const id = context.randomness.uuid();
  const passwordHash = await hashPassword(password);
  const account = {
    id,
    email,
    firstName,
    lastName,
    passwordHash,
    passwordChangedAt: null,
    createdAt: new Date(now),
  };
  if (await insertAccount(context.db, account)) {
    await counted.wasRight();
    return { kind: 'signedIn', accountId: id };
  }
  // Two forms for one address were sent at the same moment, as by a double click: the one that came first made the account.
  const first = await findAccountByEmail(context.db, email);
  return first ? enter(first, password, counted) : { kind: 'refused' };
}

async function enter(
  { id, passwordHash }: IdentityAccount,
  password: string,
  counted: Extract<CountedTry, { allowed: true }>,
): Promise<AccountOutcome> {
  if (!(await verifyPassword(password, passwordHash))) return { kind: 'refused' };
  await counted.wasRight();
  return { kind: 'signedIn', accountId: id };
}

/**
 * Changes the password of an account for whoever knows the present one. In one transaction with it, everything ends that
 * the old password has opened: sign-ins that are under way here, and by `startAlone` the sessions of the client.
 */
export async function changePassword<TellBrowser>(
  context: AccountsContext,
  account: IdentityAccount,
  { currentPassword, password, address }: PasswordChange & { address: string },
  startAlone: (transaction: Database) => Promise<TellBrowser>,
): Promise<PasswordChangeOutcome<TellBrowser>> {
  const { email } = account;
  const counted = await countTry({ ...context, now: context.clock() }, { email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };
  if (!(await verifyPassword(currentPassword, account.passwordHash))) return { kind: 'refused' };

  const passwordHash = await hashPassword(password);
  const changed = await context.db.transaction(async (transaction) => {
    // Another change may have come in between; then the password that was checked is the old one already.
    if (!(await replacePasswordHash(transaction, account, passwordHash, new Date(context.clock()))))
      return null;
    await forgetAccount(transaction, account.id);
    return { kind: 'changed' as const, tellBrowser: await startAlone(transaction) };
  });
  if (changed === null) return { kind: 'refused' };
  await counted.wasRight();
  return changed;
}
