import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { signInWays } from '@valence/contract';
import { logSecurityEvent } from '../../http/security-log.ts';
import { sendPage } from '../../pages/send-page.ts';
import { currentStudent } from '../sign-in/current-student.ts';
import { handOverSession } from '../sign-in/hand-over-session.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { safeReturnPath } from '../sign-in/safe-return-path.ts';
import { newToken } from '../sign-in/secret-token.ts';
import { addressAtHome } from './address-at-home.ts';
import { giveUp, giveUpOn } from './give-up.ts';
import { problemPage, signInProblems } from './problem-page.ts';
import type { Provider } from './provider.ts';
import { beginSignIn, endSignIn, type SignInContext } from './sign-in-service.ts';

const loginQuery = z.looseObject({
  provider: z.optional(z.unknown()),
  returnTo: z.optional(z.unknown()),
  prompt: z.optional(z.unknown()),
  login_hint: z.optional(z.unknown()),
});

interface ProviderRoutesOptions {
  context: SignInContext;
  /** Where accounts are not local. */
  issuer: Provider | null;
  others: readonly Provider[];
  signIn: SignIn;
  publicUrl: URL;
}

/** `GET /api/login` and what comes back from providers, which ways in there are, and the page for a sign-in that went wrong. */
export async function registerProviderRoutes(
  app: FastifyInstance,
  { context, issuer, others, signIn, publicUrl }: ProviderRoutesOptions,
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const { cookies, sessions } = signIn;
  const visited = { errorHandler: giveUpOn };

  routes.get('/api/login', { ...visited, schema: { querystring: loginQuery } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const home = addressAtHome(request.hostname, request.url, publicUrl);
    if (home) return reply.redirect(home.href, 303);

    const { provider: asked, returnTo: given, prompt, login_hint: hint } = request.query;
    const returnTo = safeReturnPath(given);
    const create = prompt === 'create';
    const loginHint = typeof hint === 'string' && isReasonableHint(hint) ? hint : null;
    const provider = others.find(({ id }) => id === asked) ?? issuer;
    if (!provider) return reply.redirect(formAddress({ returnTo, create, loginHint }), 303);

    const browserId = cookies.browser(request) ?? newToken();
    const begun = await beginSignIn(context, provider, browserId, { returnTo, create, loginHint });
    if (begun.kind === 'problem') return giveUp(request, reply, begun.problem);
    cookies.setBrowser(reply, browserId);
    return reply.redirect(begun.url.href, 303);
  });

  const finish = async (provider: Provider, request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    const answer = new URL(request.url, publicUrl).searchParams;
    const ended = await endSignIn(context, provider, cookies.browser(request), answer, sessions.start);
    if (ended.kind === 'problem') {
      // The back button leads here too: who is signed in already has nothing to mend.
      if (ended.problem === 'expired' && (await currentStudent(request))) return reply.redirect('/', 303);
      logSecurityEvent(request, { event: 'sign-in', outcome: 'failed', reason: ended.problem });
      return giveUp(request, reply, ended.problem);
    }
    await handOverSession(signIn, request, reply, ended.cookie);
    logSecurityEvent(request, { event: 'sign-in', outcome: 'succeeded' });
    return reply.redirect(ended.returnTo, 303);
  };

  if (issuer) routes.get('/api/callback', visited, (request, reply) => finish(issuer, request, reply));
  for (const provider of others) {
    const path = `/api/callback/${provider.id}`;
    routes.get(path, visited, (request, reply) => finish(provider, request, reply));
  }
  if (others.some(({ id }) => id === 'apple')) await takePostedAnswers(app, '/api/callback/apple');

  routes.get(
    '/api/login/ways',
    {
      schema: {
        summary: 'Which ways of signing in are set up',
        tags: ['Sign-in'],
        response: { 200: signInWays },
      },
    },
    () => ({
      accounts: issuer ? ('issuer' as const) : ('local' as const),
      providers: others.map(({ id }) => id),
    }),
  );

  routes.get(
    '/sign-in/problem/:problem',
    { schema: { hide: true, params: z.object({ problem: z.string() }) } },
    async (request, reply) => {
      const problem = signInProblems.find((known) => known === request.params.problem);
      return sendPage(reply, problemPage(problem ?? 'expired'));
    },
  );
  if (issuer) {
    for (const path of ['/sign-in', '/create-account']) {
      routes.get(path, { schema: { hide: true } }, (_request, reply) => reply.redirect('/api/login', 303));
    }
  }
}

/**
 * Apple posts its answer from its own page, where no cookie of ours goes along: the browser is sent to the same address by GET,
 * with its cookies, and the answer is judged there.
 */
async function takePostedAnswers(app: FastifyInstance, path: string): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(formbody);
    scope.post(path, { config: { takesPostsOfOthers: true }, schema: { hide: true } }, (request, reply) => {
      const query = new URLSearchParams();
      for (const [name, value] of Object.entries(z.record(z.string(), z.unknown()).parse(request.body))) {
        const isKnown = ['code', 'state', 'user', 'error'].includes(name);
        if (isKnown && typeof value === 'string') query.set(name, value.slice(0, 2000));
      }
      return reply.header('cache-control', 'no-store').redirect(`${path}?${query.toString()}`, 303);
    });
  });
}

/** The page of local accounts. */
function formAddress({
  returnTo,
  create,
  loginHint,
}: {
  returnTo: string;
  create: boolean;
  loginHint: string | null;
}): string {
  const query = new URLSearchParams();
  if (returnTo !== '/') query.set('returnTo', returnTo);
  if (loginHint !== null) query.set('login_hint', loginHint);
  const path = create ? '/create-account' : '/sign-in';
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

function isReasonableHint(hint: string): boolean {
  return hint !== '' && hint.length <= 254 && !/\p{Cc}/u.test(hint);
}
