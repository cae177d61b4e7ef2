import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { Offer } from '../allowance/plan-of.ts';
import { loadStudentsOnDemand } from './current-student.ts';
import { removeExpiredSessions } from './sessions-repository.ts';
import { createSessions } from './sessions-service.ts';
import { createSignInCookies } from './sign-in-cookies.ts';
import type { SignIn } from './sign-in.ts';
import { registerSignInRoutes } from './sign-in-routes.ts';

export interface SignInOptions {
  db: Database;
  clock: Clock;
  publicUrl: URL;
  offer: Offer;
  background: Pick<BackgroundWork, 'add'>;
}

/**
 * Lets every route of an app ask who is signed in: call it on the root, before the routes that do. Not a plugin, since its
 * hooks are for every route and not only for its own.
 */
export async function registerSignIn(
  app: FastifyInstance,
  { db, clock, publicUrl, offer, background }: SignInOptions,
): Promise<SignIn> {
  if (!app.hasPlugin('@fastify/cookie')) await app.register(cookie);
  const cookies = createSignInCookies(publicUrl);
  const sessions = createSessions(db, clock);
  loadStudentsOnDemand(app, sessions, cookies);
  const signIn = { sessions, cookies, offer };
  registerSignInRoutes(app, signIn);
  background.add({
    name: 'remove-expired-sessions',
    schedule: '7 * * * *',
    data: z.object({}),
    run: () => removeExpiredSessions(db, new Date(clock())),
  });
  return signIn;
}
