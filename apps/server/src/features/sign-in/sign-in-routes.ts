import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { signOutElsewhereResponse, user } from '@valence/contract';
import { problemPage, signInProblems } from '../../identity-provider/pages/problem-page.ts';
import { errorSchemas } from '../../http/error-schemas.ts';
import { logSecurityEvent } from '../../http/security-log.ts';
import { sendPage } from '../../pages/send-page.ts';
import { currentStudent } from './current-student.ts';
import { addressAtHome } from './address-at-home.ts';
import { giveUp, giveUpOn, isNavigation } from './give-up.ts';
import { requireStudent } from './require-student.ts';
import { limitedPerStudent } from './route-guards.ts';
import type { Offer } from '../allowance/plan-of.ts';
import { userOf } from './student.ts';
import { safeReturnPath } from './safe-return-path.ts';
import { newToken } from './secret-token.ts';
import type { Sessions } from './sessions-service.ts';
import type { SignInCookies } from './sign-in-cookies.ts';
import { beginSignIn, endSignIn, type SignInContext } from './sign-in-service.ts';

const loginQuery = z.looseObject({
  returnTo: z.optional(z.unknown()),
  prompt: z.optional(z.unknown()),
  login_hint: z.optional(z.unknown()),
});

interface SignInRoutesOptions {
  offer: Offer;
  context: SignInContext;
  sessions: Sessions;
  cookies: SignInCookies;
  publicUrl: URL;
}

/**
 * `/api/login`, `/api/callback`, `/api/logout`, `/api/account/sign-out-elsewhere` and `/api/auth/user`, and the page for a
 * sign-in that went wrong.
 */
export async function registerSignInRoutes(
  app: FastifyInstance,
  { offer, context, sessions, cookies, publicUrl }: SignInRoutesOptions,
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  const visited = { errorHandler: giveUpOn };
  routes.get('/api/login', { ...visited, schema: { querystring: loginQuery } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const home = addressAtHome(request.hostname, request.url, publicUrl);
    if (home) return reply.redirect(home.href, 303);

    const { returnTo, prompt, login_hint: hint } = request.query;
    const browserId = cookies.browser(request) ?? newToken();
    const begun = await beginSignIn(context, browserId, {
      returnTo: safeReturnPath(returnTo),
      create: prompt === 'create',
      loginHint: typeof hint === 'string' && isReasonableHint(hint) ? hint : null,
    });
    if (begun.kind === 'problem') return giveUp(request, reply, begun.problem);
    cookies.setBrowser(reply, browserId);
    return reply.redirect(begun.url.href, 303);
  });

  // It ends the session that the browser had before.
  routes.get('/api/callback', visited, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const answer = new URL(request.url, publicUrl).searchParams;
    const ended = await endSignIn(context, cookies.browser(request), answer, sessions.start);
    if (ended.kind === 'problem') {
      // The back button leads here too: who is signed in already has nothing to mend.
      if (ended.problem === 'expired' && (await currentStudent(request))) return reply.redirect('/', 303);
      logSecurityEvent(request, { event: 'sign-in', outcome: 'failed', reason: ended.problem });
      return giveUp(request, reply, ended.problem);
    }
    const before = cookies.session(request);
    if (before !== null) await sessions.end(before);
    cookies.setSession(reply, ended.session);
    logSecurityEvent(request, { event: 'sign-in', outcome: 'succeeded' });
    return reply.redirect(ended.returnTo, 303);
  });

  routes.get('/api/logout', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // A link on another site must not sign anybody out. Typed addresses and our own pages say something else.
    const fromElsewhere = ['cross-site', 'same-site'].includes(String(request.headers['sec-fetch-site']));
    if (!fromElsewhere) {
      const cookie = cookies.session(request);
      if (cookie !== null) {
        await sessions.end(cookie);
        logSecurityEvent(request, { event: 'sign-out', outcome: 'succeeded' });
      }
      cookies.clearSession(reply);
    }
    return isNavigation(request) ? reply.redirect('/', 303) : reply.code(204).send();
  });

  routes.post(
    '/api/account/sign-out-elsewhere',
    {
      config: limitedPerStudent(10),
      schema: {
        summary: 'End every other session of this student',
        tags: ['Account'],
        response: { 200: signOutElsewhereResponse, ...errorSchemas },
      },
    },
    async (request) => {
      const student = await requireStudent(request);
      const endedSessions = await sessions.endOthers(student.id, cookies.session(request) ?? '');
      logSecurityEvent(request, { event: 'sign-out-elsewhere', outcome: 'succeeded' });
      return { endedSessions };
    },
  );

  routes.get('/api/auth/user', { schema: { response: { 200: user } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    // A hint that outlived its session would make the client ask again and again.
    if (!(await currentStudent(request))) cookies.clearSession(reply);
    return userOf(await requireStudent(request), offer);
  });

  routes.get(
    '/sign-in/problem/:problem',
    { schema: { hide: true, params: z.object({ problem: z.string() }) } },
    async (request, reply) => {
      const problem = signInProblems.find((known) => known === request.params.problem);
      return sendPage(reply, problemPage(problem ?? 'expired'));
    },
  );
}

function isReasonableHint(hint: string): boolean {
  return hint !== '' && hint.length <= 254 && !/\p{Cc}/u.test(hint);
}
