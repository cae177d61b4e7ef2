import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { BackgroundWork, Job } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import {
  registerIdentityProvider,
  removeExpired,
} from '../../identity-provider/register-identity-provider.ts';
import type { GuessLimits } from '../../identity-provider/guess-limits.ts';
import type { Randomness } from '../../randomness.ts';
import type { Offer } from '../allowance/plan-of.ts';
import { createClientSessions } from './client-sessions.ts';
import { loadStudentsOnDemand } from './current-student.ts';
import { createRelyingParty, type Issuer } from './relying-party.ts';
import { removeExpiredSessions } from './sessions-repository.ts';
import { createSessions } from './sessions-service.ts';
import { createSignInCookies } from './sign-in-cookies.ts';
import { removeExpiredAttempts } from './sign-in-repository.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';
import type { SignInContext } from './sign-in-service.ts';

export interface SignInOptions {
  db: Database;
  clock: Clock;
  randomness: Pick<Randomness, 'uuid'>;
  /** The address that the server calls itself. */
  publicUrl: string;
  /** Whom to call about a forgotten password. */
  supportPhone: string;
  /** `null` means the built-in identity provider. */
  oidc: { issuer: string; clientId: string; clientSecret: string } | null;
  background: Pick<BackgroundWork, 'add'>;
  offer: Offer;
  guessLimits?: GuessLimits;
}

/**
 * Makes signing in work on an app: call it on the root, before the routes that ask for a student. Not a
 * plugin, since its hooks are for every route and not only for its own.
 */
export async function registerSignIn(app: FastifyInstance, options: SignInOptions): Promise<void> {
  const { db, clock, randomness, guessLimits } = options;
  const publicUrl = new URL(options.publicUrl);
  const redirectUri = new URL('/api/callback', publicUrl);
  if (!app.hasPlugin('@fastify/cookie')) await app.register(cookie);

  const cookies = createSignInCookies(publicUrl);
  const sessions = createSessions(db, clock);
  loadStudentsOnDemand(app, sessions, cookies);

  const issuer: Issuer & Pick<SignInContext, 'holds'> = options.oidc
    ? {
        ...options.oidc,
        issuer: new URL(options.oidc.issuer),
        usersIssuer: options.oidc.issuer,
        holds: () => Promise.resolve(true),
      }
    : await registerIdentityProvider(app, {
        db,
        clock,
        randomness,
        publicUrl,
        redirectUri,
        supportPhone: options.supportPhone,
        clientSessions: createClientSessions(db, sessions, cookies),
        ...(guessLimits ? { limits: guessLimits } : {}),
      });
  const relyingParty = createRelyingParty(issuer, redirectUri);
  const { usersIssuer, holds } = issuer;
  const context = { db, clock, randomness, relyingParty, usersIssuer, holds };
  await registerSignInRoutes(app, { offer: options.offer, context, sessions, cookies, publicUrl });
  options.background.add(removeExpiredSignIns(db, clock));
}

/** Removes what has expired, so that nothing piles up that nobody will ask for. */
function removeExpiredSignIns(db: Database, clock: Clock): Job {
  return {
    name: 'remove-expired-sign-ins',
    schedule: '7 * * * *',
    data: z.object({}),
    async run() {
      const now = new Date(clock());
      await removeExpiredSessions(db, now);
      await removeExpiredAttempts(db, now);
      await removeExpired(db, now);
    },
  };
}
