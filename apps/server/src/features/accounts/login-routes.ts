import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { loginRequest, user } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { logSecurityEvent } from '../../http/security-log.ts';
import { sendPage } from '../../pages/send-page.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { handOverSession } from '../sign-in/hand-over-session.ts';
import type { SignIn } from '../sign-in/sign-in.ts';
import { safeReturnPath } from '../sign-in/safe-return-path.ts';
import { userOf } from '../sign-in/student.ts';
import { acceptFormsToo } from './accept-forms.ts';
import type { FieldProblem } from './account-form.ts';
import { createAccount, signIn, type AccountOutcome, type AccountsContext } from './accounts-service.ts';
import { textOf } from './form-text.ts';
import { parseLogin, type Login } from './login-form.ts';
import { createAccountPage } from './pages/create-account-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { keepTypedEmail } from './pages/typed-email.ts';
import { createAccountPath, loginPath, signInPath } from './paths.ts';
import { answerToSetback, setbackOf } from './setback.ts';

const pages = { 'sign-in': signInPage, 'sign-up': createAccountPage };

const refused = {
  'sign-in': 'Email or password is incorrect. Please check both and try again.',
  'sign-up':
    'We could not create an account with these details. If you already have one, please sign in instead; otherwise try another email address.',
};

const formQuery = z.looseObject({ returnTo: z.optional(z.unknown()), login_hint: z.optional(z.unknown()) });

/** Why nobody was signed in. */
interface Failure {
  status: 401 | 422 | 429 | 503;
  problems: readonly FieldProblem[];
  message: string | null;
  retryAfterSeconds: number | null;
}

/** The two forms of local accounts, and `POST /api/login`, which takes both: from a page without script, or from a call. */
export async function registerLoginRoutes(
  app: FastifyInstance,
  accounts: AccountsContext,
  handles: SignIn,
): Promise<void> {
  await app.register(async (scope) => {
    await acceptFormsToo(scope);
    const routes = scope.withTypeProvider<ZodTypeProvider>();

    for (const [path, kind] of [
      [signInPath, 'sign-in'],
      [createAccountPath, 'sign-up'],
    ] as const) {
      routes.get(path, { schema: { hide: true, querystring: formQuery } }, (request, reply) => {
        const { login_hint: hint, returnTo } = request.query;
        const email = typeof hint === 'string' && hint.length <= 254 ? hint : '';
        const typed = { firstName: '', lastName: '', email };
        const state = { returnTo: safeReturnPath(returnTo), typed, problems: [], message: null };
        return sendPage(reply, { status: 200, ...pages[kind](state) });
      });
    }

    routes.post(
      loginPath,
      {
        schema: {
          summary: 'Sign in to a local account, or create one, and open a session',
          description:
            'With names and a repeated password an account is created; an e-mail address that has one already is signed in ' +
            'if the password is its own. A form that is sent by a browser is answered with a redirect or with the form again.',
          tags: ['Sign-in'],
          body: loginRequest,
          response: { 200: user, ...errorSchemas },
        },
        // The form says at each field what is wrong with it; the schema is for the API document.
        validatorCompiler: () => (value) => ({ value }),
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const login = await parseLogin(request.body);
        const outcome = await enter(accounts, login, request.ip);
        if (outcome.kind === 'signedIn') {
          await handOverSession(handles, request, reply, outcome.cookie);
          logSecurityEvent(request, { event: login.kind, outcome: 'succeeded' });
          if (isForm(request)) return reply.redirect(returnPathOf(request), 303);
          const loaded = await handles.sessions.load(outcome.cookie);
          if (!loaded) throw signedOut();
          return userOf(loaded.student, handles.offer);
        }

        const { retryAfterSeconds, ...failure } = failureOf(login.kind, outcome);
        if (retryAfterSeconds !== null) reply.header('retry-after', retryAfterSeconds);
        if (outcome.kind !== 'invalid') {
          const isPutOff = outcome.kind !== 'refused';
          logSecurityEvent(request, { event: login.kind, outcome: isPutOff ? 'limited' : 'failed' });
        }
        if (!isForm(request)) throw refusalOf(failure);
        const { typed } = login.parsed;
        if (login.kind === 'sign-in') keepTypedEmail(reply, typed.email);
        const page = pages[login.kind]({ ...failure, typed, returnTo: returnPathOf(request) });
        return sendPage(reply, { status: failure.status, ...page });
      },
    );
  });
}

type Outcome = AccountOutcome | { kind: 'invalid'; problems: readonly FieldProblem[] };

async function enter(accounts: AccountsContext, login: Login, address: string): Promise<Outcome> {
  if (!login.parsed.ok) return { kind: 'invalid', problems: login.parsed.problems };
  const entering =
    login.kind === 'sign-up'
      ? createAccount(accounts, { ...login.parsed.value, address })
      : signIn(accounts, { ...login.parsed.value, address });
  return entering.catch(setbackOf);
}

function failureOf(kind: Login['kind'], outcome: Exclude<Outcome, { kind: 'signedIn' }>): Failure {
  switch (outcome.kind) {
    case 'invalid':
      return { status: 422, problems: outcome.problems, message: null, retryAfterSeconds: null };
    case 'refused':
      return { status: 401, problems: [], message: refused[kind], retryAfterSeconds: null };
    case 'tooManyTries':
    case 'busy':
      return { problems: [], ...answerToSetback(outcome) };
  }
}

function refusalOf({ status, problems, message }: Omit<Failure, 'retryAfterSeconds'>): Refusal {
  const [first] = problems;
  if (first) return new Refusal('badRequest', first.message, { fields: [...problems] });
  return new Refusal(codes[status], message ?? 'Please check what you entered.');
}

const codes = {
  401: 'wrongCredentials',
  422: 'badRequest',
  429: 'tooManyRequests',
  503: 'unavailable',
} as const;

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

function returnPathOf(request: FastifyRequest): string {
  return safeReturnPath(textOf(request.body, 'returnTo'));
}
