import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import type { Sessions } from '../sign-in/sessions-service.ts';
import { findSubject, saveStudent } from '../sign-in/students-repository.ts';
import type { Credentials, NewAccount } from './account-form.ts';
import {
  endReset,
  findAccountByEmail,
  findAccountById,
  insertAccount,
  isPasswordStill,
  replacePasswordHash,
  type LocalAccount,
} from './accounts-repository.ts';
import type { PasswordChange } from './change-password-form.ts';
import { localIssuer } from './local-issuer.ts';
import type { TellOfChange } from './password-change-mail.ts';
import type { CountedTry, CountTry } from './passwords/guess-limits.ts';
import { hashPassword, verifyPassword, type PasswordCost } from './passwords/password-hash.ts';
import type { Setback } from './setback.ts';

export interface AccountsContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  sessions: Pick<Sessions, 'start' | 'startAlone' | 'endAll'>;
  countTry: CountTry;
  passwordCost: PasswordCost;
  forgetTriesAt: (email: string) => Promise<void>;
  /**
   * Prepares to have the owner of a new account confirm the address; what it answers is called in the transaction that makes the
   * account. `null` where no mail is sent.
   */
  welcome:
    | ((who: {
        email: string;
        address: string;
      }) => Promise<(transaction: Database, id: string) => Promise<void>>)
    | null;
  /** `null` where no mail is sent. */
  tellOfChange: TellOfChange | null;
}

type Allowed = Extract<CountedTry, { allowed: true }>;

/** How a try at either form came out. `refused` never says why, so that no e-mail address is given away. */
export type AccountOutcome = { kind: 'signedIn'; cookie: string } | { kind: 'refused' } | Setback;

/** How a change of password came out. */
export type PasswordChangeOutcome = { kind: 'changed'; cookie: string } | { kind: 'refused' } | Setback;

/** Checks an e-mail address and its password, and opens a session. */
export async function signIn(
  context: AccountsContext,
  { email, password, address }: Credentials & { address: string },
): Promise<AccountOutcome> {
  const counted = await context.countTry({ email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };
  return enter(context, await findAccountByEmail(context.db, email), password, counted);
}

/**
 * Makes an account and opens a session. For a known e-mail address the password decides, exactly as at sign-in: the right one
 * signs in, any other is refused. Either way one password is hashed and one try is counted
 * (docs/decisions/0003-sign-up-with-a-known-email.md).
 */
export async function createAccount(
  context: AccountsContext,
  { email, password, firstName, lastName, address }: NewAccount & { address: string },
): Promise<AccountOutcome> {
  const { db, clock, randomness, welcome, passwordCost } = context;
  const counted = await context.countTry({ email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };

  const known = await findAccountByEmail(db, email);
  if (known) return enter(context, known, password, counted);

  const account = {
    id: randomness.uuid(),
    email,
    firstName,
    lastName,
    passwordHash: await hashPassword(password, passwordCost),
    createdAt: new Date(clock()),
    emailConfirmedAt: null,
  };
  const sendWelcome = await welcome?.({ email, address });
  const isNew = await db.transaction(async (transaction) => {
    if (!(await insertAccount(transaction, account))) return false;
    await sendWelcome?.(transaction, account.id);
    return true;
  });
  if (isNew) return openSession(context, account, counted);
  // Two forms for one address were sent at the same moment, as by a double click: the one that came first made the account.
  return enter(context, await findAccountByEmail(db, email), password, counted);
}

async function enter(
  context: AccountsContext,
  account: LocalAccount | null,
  password: string,
  counted: Allowed,
): Promise<AccountOutcome> {
  const isRight = await verifyPassword(password, account?.passwordHash ?? null);
  return account && isRight ? openSession(context, account, counted) : { kind: 'refused' };
}

/** Opens a session, unless the account was deleted or its password changed since it was checked. */
async function openSession(
  { db, clock, randomness, sessions }: AccountsContext,
  account: LocalAccount,
  counted: Allowed,
): Promise<AccountOutcome> {
  const { id: subject, email, firstName, lastName } = account;
  const identity = { issuer: localIssuer, subject, email, firstName, lastName, profileImageUrl: null };
  const cookie = await db.transaction(async (transaction) => {
    if (!(await isPasswordStill(transaction, account))) return null;
    const studentId = await saveStudent(transaction, identity, randomness.uuid(), new Date(clock()));
    return sessions.start(transaction, studentId);
  });
  if (cookie === null) return { kind: 'refused' };
  await counted.wasRight();
  return { kind: 'signedIn', cookie };
}

/**
 * Changes the password of an account for whoever knows the present one. In one transaction with it, everything ends that
 * the old password has opened: this browser goes on with a new session, the only one.
 */
export async function changePassword(
  { db, countTry, sessions, tellOfChange, passwordCost }: AccountsContext,
  account: LocalAccount,
  { currentPassword, password, address, studentId }: PasswordChange & { address: string; studentId: string },
): Promise<PasswordChangeOutcome> {
  const counted = await countTry({ email: account.email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };
  if (!(await verifyPassword(currentPassword, account.passwordHash))) return { kind: 'refused' };

  const passwordHash = await hashPassword(password, passwordCost);
  const tell = await tellOfChange?.(account.id);
  const cookie = await db.transaction(async (transaction) => {
    // Another change may have come in between; then the password that was checked is the old one already.
    if (!(await replacePasswordHash(transaction, account, passwordHash))) return null;
    await endReset(transaction, account.id);
    await tell?.(transaction);
    return sessions.startAlone(transaction, studentId);
  });
  if (cookie === null) return { kind: 'refused' };
  await counted.wasRight();
  return { kind: 'changed', cookie };
}

/** The account of a student; `null` for a student of another issuer. */
export async function findAccountOfStudent(db: Database, studentId: string): Promise<LocalAccount | null> {
  const id = await findSubject(db, { studentId, issuer: localIssuer });
  return id === null ? null : findAccountById(db, id);
}
