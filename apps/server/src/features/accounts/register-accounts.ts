import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Randomness } from '../../randomness.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { deleteAccountById } from './accounts-repository.ts';
import { registerChangePasswordRoutes } from './change-password-routes.ts';
import { localIssuer } from './local-issuer.ts';
import { registerLoginRoutes } from './login-routes.ts';
import { removeExpiredResets } from './password-resets-repository.ts';
import { defaultGuessLimits, limitGuesses, type GuessLimits } from './passwords/guess-limits.ts';
import { removeOldTries } from './passwords/guess-limits-repository.ts';
import { changePasswordPath } from './paths.ts';
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
  background: Pick<BackgroundWork, 'add'>;
  guessLimits?: GuessLimits;
}

/** Lets students have accounts here, with e-mail address and password. */
export async function registerAccounts(app: FastifyInstance, options: AccountsOptions): Promise<void> {
  const { db, clock, randomness, signIn, background } = options;
  const { countTry } = limitGuesses(
    { db, valkey: options.valkey },
    options.guessLimits ?? defaultGuessLimits,
  );
  const context = { db, clock, randomness, sessions: signIn.sessions, countTry };
  await registerLoginRoutes(app, context, signIn);
  await registerChangePasswordRoutes(app, context, signIn.cookies);
  await registerResetPasswordRoutes(app, context, options);
  background.add({
    name: 'remove-expired-resets',
    schedule: '9 * * * *',
    data: z.object({}),
    async run() {
      const now = new Date(clock());
      await removeOldTries(db, now);
      await removeExpiredResets(db, now);
    },
  });
}

/** Where a student changes the password; `null` for students of another issuer. */
export function changePasswordPageOf({ issuer }: { issuer: string }): string | null {
  return issuer === localIssuer ? changePasswordPath : null;
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
