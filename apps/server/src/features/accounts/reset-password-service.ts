import type { Database } from '../../database/database.ts';
import {
  endReset,
  findAccountByEmail,
  replacePasswordHash,
  type LocalAccount,
} from './accounts-repository.ts';
import type { AccountsContext } from './accounts-service.ts';
import { hashPassword, verifyPassword } from './passwords/password-hash.ts';
import { writeDown, type Actor } from '../roles/acting.ts';
import { findStudentId, findSubject } from '../sign-in/students-repository.ts';
import { localIssuer } from './local-issuer.ts';
import { findResetHash, keepReset, takeReset } from './password-resets-repository.ts';
import { newResetCode } from './passwords/reset-code.ts';
import type { PasswordReset } from './reset-password-form.ts';
import type { Setback } from './setback.ts';

/** Long enough for a call, and for finding the page afterwards. */
const codeLifetimeMinutes = 60;

/**
 * Makes a code with which the owner of an account sets a new password, once and within the hour, and writes down that one was made; an
 * earlier one ends. Who gives it out has made sure who it is, and never learns the password.
 * @param permit looks in the same transaction, before anything is written, whether the code may be made; it throws where not
 */
export async function issueResetCode(
  context: Pick<AccountsContext, 'db' | 'clock' | 'randomness'>,
  actor: Actor,
  account: LocalAccount,
  permit: (tx: Database) => Promise<void> = async () => undefined,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newResetCode();
  const codeHash = await hashPassword(code);
  const expiresAt = new Date(context.clock() + codeLifetimeMinutes * 60_000);
  await context.db.transaction(async (tx) => {
    await permit(tx);
    await keepReset(tx, { accountId: account.id, codeHash, expiresAt });
    const studentId = await findStudentId(tx, { issuer: localIssuer, subject: account.id });
    await writeDown(context, tx, actor, {
      action: 'student.reset-password',
      target: studentId ?? account.id,
      details: {},
    });
  });
  return { code, expiresAt };
}

/** Ends the ways to a new password that are open to a student, if the account is here. */
export async function endCodeOfStudent(tx: Database, studentId: string): Promise<void> {
  const accountId = await findSubject(tx, { studentId, issuer: localIssuer });
  if (accountId !== null) await endReset(tx, accountId);
}

/**
 * Sets a new password for whoever has the code. Everything that the old one has opened ends in the same transaction; tries
 * are counted with those at sign-in, and an unknown e-mail address is refused like a wrong code.
 */
export async function resetPassword(
  context: AccountsContext,
  { email, code, password, address }: PasswordReset & { address: string },
): Promise<{ kind: 'reset' } | { kind: 'refused' } | Setback> {
  const { db, clock } = context;
  const counted = await context.countTry({ email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };

  const account = await findAccountByEmail(db, email);
  const codeHash = account && (await findResetHash(db, account.id, new Date(clock())));
  const isRight = await verifyPassword(code, codeHash);
  if (!account || codeHash === null || !isRight) return { kind: 'refused' };

  const replace = await prepareNewPassword(context, account, password);
  const isReset = await db.transaction(async (transaction) => {
    if (!(await takeReset(transaction, { accountId: account.id, codeHash }))) return false;
    return replace(transaction);
  });
  if (!isReset) return { kind: 'refused' };
  await counted.wasRight();
  return { kind: 'reset' };
}

/**
 * Puts a new password in the place of a forgotten one, ends everything that the old one has opened (sessions, codes and links), and
 * has the owner told. What it answers does so in the transaction given; `false` when the password has changed meanwhile: then it has
 * written nothing, and the code or link that was taken for it stays taken.
 */
export async function prepareNewPassword(
  {
    sessions,
    tellOfChange,
    passwordCost,
  }: Pick<AccountsContext, 'sessions' | 'tellOfChange' | 'passwordCost'>,
  account: LocalAccount,
  password: string,
): Promise<(transaction: Database) => Promise<boolean>> {
  const passwordHash = await hashPassword(password, passwordCost);
  const tell = await tellOfChange?.(account.id);
  return async (transaction) => {
    if (!(await replacePasswordHash(transaction, account, passwordHash))) return false;
    await endReset(transaction, account.id);
    const studentId = await findStudentId(transaction, { issuer: localIssuer, subject: account.id });
    if (studentId !== null) await sessions.endAll(transaction, studentId);
    await tell?.(transaction);
    return true;
  };
}
