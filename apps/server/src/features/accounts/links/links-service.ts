import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../database/database.ts';
import type { Randomness } from '../../../randomness.ts';
import { hashToken } from '../../sign-in/secret-token.ts';
import { confirmEmail, findAccountByEmail, type LocalAccount } from '../accounts-repository.ts';
import type { AccountsContext } from '../accounts-service.ts';
import type { CountTry } from '../passwords/guess-limits.ts';
import { prepareNewPassword } from '../reset-password-service.ts';
import type { Setback } from '../setback.ts';
import type { LinkMails } from './link-mails.ts';
import { findLinkedAccount, takeLink, type LinkPurpose } from './links-repository.ts';

export interface LinksContext {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  mails: LinkMails;
  /** Counts wishes for a mail: nobody's letter box is to be filled, nor the mail server kept busy. */
  countWish: CountTry;
}

/**
 * Has a link mailed with which a password is reset. An e-mail address without an account is treated alike: it is counted, looked
 * up, and a job is sent for it.
 */
export async function askForResetLink(
  { db, randomness, mails, countWish }: LinksContext,
  who: { email: string; address: string },
): Promise<{ kind: 'asked' } | Setback> {
  const counted = await countWish(who);
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };
  const account = await findAccountByEmail(db, who.email);
  await mails.send(db, 'reset-password', account?.id ?? randomness.uuid());
  return { kind: 'asked' };
}

/** Has a link mailed with which the owner of an account confirms the address. */
export async function askForConfirmation(
  { db, mails, countWish }: LinksContext,
  account: LocalAccount,
  address: string,
): Promise<{ kind: 'asked' } | { kind: 'confirmed' } | Extract<Setback, { kind: 'tooManyTries' }>> {
  if (account.emailConfirmedAt !== null) return { kind: 'confirmed' };
  const counted = await countWish({ email: account.email, address });
  if (!counted.allowed) return { kind: 'tooManyTries', retryAfterSeconds: counted.retryAfterSeconds };
  await mails.send(db, 'confirm-email', account.id);
  return { kind: 'asked' };
}

/** Has the owner of a new account confirm the address, unless too many mails have left for whoever asks. */
export function welcomeBy({ mails, countWish }: LinksContext): NonNullable<AccountsContext['welcome']> {
  return async (who) => {
    const counted = await countWish(who);
    return async (transaction, id) => {
      if (counted.allowed) await mails.send(transaction, 'confirm-email', id);
    };
  };
}

/** The account of a link that is still good. */
export function accountOfLink(
  { db, clock }: Pick<LinksContext, 'db' | 'clock'>,
  purpose: LinkPurpose,
  secret: string,
): Promise<LocalAccount | null> {
  return findLinkedAccount(db, { secretHash: hashToken(secret), purpose }, new Date(clock()));
}

/**
 * Sets a new password for whoever has followed the link, once. Every other link and code of the account, and everything that the
 * old password has opened, ends in the same transaction; the address is confirmed with it.
 */
export async function resetByLink(
  context: AccountsContext,
  account: LocalAccount,
  { secret, password }: { secret: string; password: string },
): Promise<{ kind: 'reset' } | { kind: 'refused' }> {
  const { db, clock } = context;
  const replace = await prepareNewPassword(context, account, password);
  const now = new Date(clock());
  const isReset = await db.transaction(async (transaction) => {
    const key = { secretHash: hashToken(secret), purpose: 'reset-password' } as const;
    if (!(await takeLink(transaction, key, now))) return false;
    if (!(await replace(transaction))) return false;
    await confirmEmail(transaction, account.id, now);
    return true;
  });
  if (!isReset) return { kind: 'refused' };
  // Guesses before the mail came are no reason to keep its reader out.
  await context.forgetTriesAt(account.email);
  return { kind: 'reset' };
}

/** Confirms an address. The link may be followed again until it expires: nothing more happens. */
export async function confirmByLink(
  { db, clock }: Pick<LinksContext, 'db' | 'clock'>,
  secret: string,
): Promise<boolean> {
  const account = await accountOfLink({ db, clock }, 'confirm-email', secret);
  if (account) await confirmEmail(db, account.id, new Date(clock()));
  return account !== null;
}
