import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import type { Mailer } from '../../mail/mailer.ts';
import type { Access } from '../account/profile-of.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { deleteAccountById, findAccountById, type LocalAccount } from './accounts-repository.ts';
import type { AccountOutcome } from './accounts-service.ts';
import { registerChangePasswordRoutes } from './change-password-routes.ts';
import { confirmPassword } from './confirm-password-service.ts';
import { createLinkMails } from './links/link-mails.ts';
import { registerConfirmEmailRoutes } from './links/confirm-email-routes.ts';
import { removeExpiredLinks } from './links/links-repository.ts';
import { welcomeBy, type LinksContext } from './links/links-service.ts';
import { registerResetLinkRoutes } from './links/reset-link-routes.ts';
import { localIssuer } from './local-issuer.ts';
import { registerLoginRoutes } from './login-routes.ts';
import { createChangeMails, type TellOfChange } from './password-change-mail.ts';
import { removeExpiredResets } from './password-resets-repository.ts';
import { defaultGuessLimits, limitGuesses, mailLimits, type GuessLimits } from './passwords/guess-limits.ts';
import { leastPasswordCost, type PasswordCost } from './passwords/password-hash.ts';
import { removeOldTries } from './passwords/guess-limits-repository.ts';
import { changePasswordPath, resetByCodePath, resetPasswordPath } from './paths.ts';
import { registerResetPasswordRoutes } from './reset-password-routes.ts';

export interface AccountsOptions {
  db: Database;
  /** Where processes share what they count; `null` means over the database. */
  valkey: Redis | null;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  signIn: SignIn;
  /** Whom to call about a forgotten password. */
  supportPhone: string;
  background: Pick<BackgroundWork, 'add' | 'send'>;
  /** How mail is sent, and the address that links in it begin with; without a mailer a code by telephone has to do. */
  mailer: Mailer | null;
  publicUrl: URL;
  guessLimits?: GuessLimits;
  passwordCost?: PasswordCost;
}

/** What others do with the accounts that are here. */
export interface LocalAccounts {
  /** How a student gets at the own account. */
  accessOf: (student: { issuer: string; subject: string }) => Promise<Access>;
  /** Asks a student who is signed in for the password again. */
  confirm: (
    account: LocalAccount,
    given: { password: string; address: string; studentId: string },
  ) => Promise<AccountOutcome>;
  /** Where a code that support gave out is typed. */
  resetPage: string;
}

/** Lets students have accounts here, with e-mail address and password. */
export async function registerAccounts(
  app: FastifyInstance,
  options: AccountsOptions,
): Promise<LocalAccounts> {
  const {
    db,
    clock,
    randomness,
    signIn,
    background,
    supportPhone,
    passwordCost = leastPasswordCost,
  } = options;
  const links = linksOf(app, options);
  const guesses = limitGuesses({ db, valkey: options.valkey }, options.guessLimits ?? defaultGuessLimits);
  const welcome = links && welcomeBy(links);
  const tellOfChange = changeMailsOf(app, options);
  const { sessions } = signIn;
  const context = { db, clock, randomness, sessions, passwordCost, ...guesses, welcome, tellOfChange };
  await registerLoginRoutes(app, context, signIn);
  await registerChangePasswordRoutes(app, context, signIn.cookies);
  const path = links === null ? resetPasswordPath : resetByCodePath;
  await registerResetPasswordRoutes(app, context, { supportPhone, path });
  if (links !== null) {
    await registerResetLinkRoutes(app, context, links);
    await registerConfirmEmailRoutes(app, links);
  }
  background.add({
    name: 'remove-expired-resets',
    schedule: '9 * * * *',
    data: z.object({}),
    async run() {
      const now = new Date(clock());
      await removeOldTries(db, now);
      await removeExpiredResets(db, now);
      await removeExpiredLinks(db, now);
    },
  });
  return {
    async accessOf({ issuer, subject }) {
      const account = issuer === localIssuer ? await findAccountById(db, subject) : null;
      return {
        changePasswordPage: account && changePasswordPath,
        isEmailConfirmed: links && account && account.emailConfirmedAt !== null,
      };
    },
    confirm: (account, given) => confirmPassword(context, account, given),
    resetPage: path,
  };
}

/** What mails links, where mail is set. */
function linksOf(app: FastifyInstance, options: AccountsOptions): LinksContext | null {
  const { db, clock, randomness, valkey, background, mailer, publicUrl } = options;
  if (mailer === null) return null;
  const onGivenUp = (purpose: string, reason: string) =>
    app.log.warn({ purpose, reason }, 'a mail was given up');
  const { countTry: countWish } = limitGuesses({ db, valkey }, mailLimits, 'mail-');
  const mails = createLinkMails({ db, clock, background, mailer, publicUrl, onGivenUp });
  return { db, clock, randomness, mails, countWish };
}

/** What tells of a new password, where mail is set. */
function changeMailsOf(app: FastifyInstance, options: AccountsOptions): TellOfChange | null {
  const { db, clock, valkey, background, mailer, supportPhone } = options;
  if (mailer === null) return null;
  const onGivenUp = (reason: string) =>
    app.log.warn({ purpose: 'password-change', reason }, 'a mail was given up');
  return createChangeMails({ db, clock, valkey, background, mailer, supportPhone, onGivenUp });
}

/** Removes the local account of a student who is deleted, in the same transaction. Other issuers' accounts are theirs. */
export function endLocalAccount(valkey: Redis | null) {
  return async (
    transaction: Database,
    { issuer, subject, email }: { issuer: string; subject: string; email: string },
  ): Promise<void> => {
    if (issuer !== localIssuer) return;
    await deleteAccountById(transaction, subject);
    await limitGuesses({ db: transaction, valkey }, defaultGuessLimits).forgetTriesAt(email);
  };
}
