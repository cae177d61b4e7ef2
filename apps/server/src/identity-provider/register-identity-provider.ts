import type { FastifyInstance } from 'fastify';
import type { CustomFetch } from 'openid-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { Randomness } from '../randomness.ts';
import { deleteAccountById, isPasswordOfThen } from './accounts-repository.ts';
import { registerChangePasswordRoutes } from './change-password-routes.ts';
import type { ClientSessions } from './client-sessions.ts';
import { defaultGuessLimits, forgetTriesAt, type GuessLimits } from './guess-limits.ts';
import { removeOldTries } from './guess-limits-repository.ts';
import { createInProcessFetch } from '../http/in-process-fetch.ts';
import { registerInteractionRoutes } from './interaction-routes.ts';
import { mountProvider } from './mount-provider.ts';
import { problemPage } from './pages/problem-page.ts';
import { writePage } from '../pages/write-page.ts';
import { changePasswordPath } from './paths.ts';
import { builtInIssuer, clientId, createProvider } from './provider.ts';
import { removeExpiredResets } from './password-resets-repository.ts';
import { removeExpiredRecords } from './provider-records-repository.ts';
import { loadProviderSecrets } from './provider-secrets-repository.ts';
import { registerResetPasswordRoutes } from './reset-password-routes.ts';

export interface IdentityProviderOptions {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  publicUrl: URL;
  /** Where the client takes the answer; the only address that a code is sent to. */
  redirectUri: URL;
  limits?: GuessLimits;
  clientSessions: ClientSessions;
  supportPhone: string;
}

/** What the relying party needs to know to sign in with the built-in provider. */
export interface BuiltInIssuer {
  issuer: URL;
  /** What its subjects are kept under: not its address, or a new one would cost everybody the account. */
  usersIssuer: string;
  clientId: string;
  clientSecret: string;
  fetch: CustomFetch;
  /** Whether a sign-in that was begun then holds: one may have been begun with a password that is no longer the account's. */
  holds: (transaction: Database, subject: string, begunAt: Date) => Promise<boolean>;
}

/** Mounts the built-in identity provider, its protocol and its pages, and answers how to use it. */
export async function registerIdentityProvider(
  app: FastifyInstance,
  options: IdentityProviderOptions,
): Promise<BuiltInIssuer> {
  const { db, clock, randomness, publicUrl, redirectUri, limits = defaultGuessLimits } = options;
  const secrets = await loadProviderSecrets(db);
  const provider = createProvider({
    db,
    clock,
    publicUrl,
    redirectUri,
    secrets,
    renderError: (ctx, status) => {
      const { body, headers } = writePage(problemPage(status >= 500 ? 'unavailable' : 'expired'));
      ctx.set(headers);
      ctx.body = body;
    },
  });
  provider.on('server_error', (_ctx, error) => {
    app.log.error({ err: error }, 'the identity provider failed');
  });

  await mountProvider(app, provider, publicUrl);
  const accounts = { db, clock, randomness, limits };
  await registerInteractionRoutes(app, provider, accounts);
  await registerChangePasswordRoutes(app, accounts, options.clientSessions);
  await registerResetPasswordRoutes(app, accounts, options);
  return {
    issuer: new URL(provider.issuer),
    usersIssuer: builtInIssuer,
    clientId,
    clientSecret: secrets.clientSecret,
    fetch: createInProcessFetch(app),
    holds: isPasswordOfThen,
  };
}

/** Where a student changes the password; `null` for students of another issuer. */
export function changePasswordPageOf({ issuer }: { issuer: string }): string | null {
  return issuer === builtInIssuer ? changePasswordPath : null;
}

/** Removes what the provider no longer needs to remember. */
export async function removeExpired(db: Database, now: Date): Promise<void> {
  await removeExpiredRecords(db, now);
  await removeOldTries(db, now);
  await removeExpiredResets(db, now);
}

/** Signs an account out of existence, in the transaction that deletes its student. Other issuers' accounts are theirs. */
export async function endIdentityAccount(
  transaction: Database,
  { issuer, subject, email }: { issuer: string; subject: string; email: string },
): Promise<void> {
  if (issuer !== builtInIssuer) return;
  await deleteAccountById(transaction, subject);
  await forgetTriesAt(transaction, email);
}
