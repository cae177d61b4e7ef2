import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type OidcProvider from 'oidc-provider';
import { logSecurityEvent } from '../http/security-log.ts';
import { acceptForms } from './accept-forms.ts';
import { parseAccountForm, parseSignInForm, type Parsed, type TypedFields } from './account-form.ts';
import { createAccount, signIn, type AccountOutcome, type AccountsContext } from './accounts-service.ts';
import { loadCommonPasswords } from './common-passwords.ts';
import { errors } from './oidc-provider.ts';
import { createAccountPage } from './pages/create-account-page.ts';
import type { FormState } from './pages/form-state.ts';
import { problemPage } from './pages/problem-page.ts';
import { sendPage } from '../pages/send-page.ts';
import { signInPage } from './pages/sign-in-page.ts';
import type { Page } from '../pages/write-page.ts';
import { mountPath } from './paths.ts';
import { answerToSetback, setbackOf } from './setback.ts';

type PageOf = (state: FormState) => Page;
type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>;

const refused = {
  signIn: 'That email and password do not go together. Please check both and try again.',
  createAccount:
    'We could not create an account with these details. If you already have one, please sign in instead; otherwise try another email address.',
};

/** The two forms of the built-in provider, shown while a sign-in is under way. */
export async function registerInteractionRoutes(
  app: FastifyInstance,
  provider: OidcProvider,
  accounts: AccountsContext,
): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);

    const open =
      (pageFor: (prompt: string) => PageOf) => async (request: InteractionRequest, reply: FastifyReply) => {
        const interaction = await currentInteraction(request, reply);
        if (!interaction) return sendPage(reply, problemPage('expired'));
        const hint = interaction.params.login_hint;
        const typed = { firstName: '', lastName: '', email: typeof hint === 'string' ? hint : '' };
        const state = { base: baseOf(request), typed, problems: [], message: null };
        return sendPage(reply, { status: 200, ...pageFor(interaction.prompt.name)(state) });
      };

    const submit =
      <Value>(form: {
        event: 'sign-in' | 'sign-up';
        page: PageOf;
        parse: (body: unknown) => Parsed<Value> | Promise<Parsed<Value>>;
        act: (value: Value, address: string) => Promise<AccountOutcome>;
        refusal: string;
      }) =>
      async (request: InteractionRequest, reply: FastifyReply) => {
        if (!(await currentInteraction(request, reply))) return sendPage(reply, problemPage('expired'));
        const parsed = await form.parse(request.body);
        const again = (status: number, typed: TypedFields, message: string | null) =>
          sendPage(reply, {
            status,
            ...form.page({
              base: baseOf(request),
              typed,
              message,
              problems: parsed.ok ? [] : parsed.problems,
            }),
          });
        if (!parsed.ok) return again(422, parsed.typed, null);

        const outcome = await form.act(parsed.value, request.ip).catch(setbackOf);
        if (outcome.kind === 'signedIn') {
          return reply.redirect(await finish(request, reply, outcome.accountId), 303);
        }
        if (outcome.kind === 'refused') {
          logSecurityEvent(request, { event: form.event, outcome: 'failed' });
          return again(401, parsed.typed, form.refusal);
        }
        logSecurityEvent(request, { event: form.event, outcome: 'limited' });
        const { status, retryAfterSeconds, message } = answerToSetback(outcome);
        reply.header('retry-after', retryAfterSeconds);
        return again(status, parsed.typed, message);
      };

    const options = { schema: { hide: true } };
    const path = `${mountPath}/interaction/:uid`;
    scope.get(
      path,
      options,
      open((prompt) => (prompt === 'create' ? createAccountPage : signInPage)),
    );
    scope.get(
      `${path}/sign-in`,
      options,
      open(() => signInPage),
    );
    scope.get(
      `${path}/create-account`,
      options,
      open(() => createAccountPage),
    );
    scope.post(
      `${path}/sign-in`,
      options,
      submit({
        event: 'sign-in',
        page: signInPage,
        parse: parseSignInForm,
        act: (credentials, address) => signIn(accounts, { ...credentials, address }),
        refusal: refused.signIn,
      }),
    );
    scope.post(
      `${path}/create-account`,
      options,
      submit({
        event: 'sign-up',
        page: createAccountPage,
        parse: async (body) => parseAccountForm(body, await loadCommonPasswords()),
        act: (account, address) => createAccount(accounts, { ...account, address }),
        refusal: refused.createAccount,
      }),
    );
  });

  /** The sign-in that this browser has open at this address, unless it has expired or is another browser's. */
  async function currentInteraction(request: InteractionRequest, reply: FastifyReply) {
    try {
      const interaction = await provider.interactionDetails(request.raw, reply.raw);
      return interaction.uid === request.params.uid ? interaction : null;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return null;
      throw error;
    }
  }

  function finish(request: InteractionRequest, reply: FastifyReply, accountId: string): Promise<string> {
    const result = { login: { accountId, remember: false }, create: {} };
    return provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  }
}

function baseOf(request: InteractionRequest): string {
  return `${mountPath}/interaction/${encodeURIComponent(request.params.uid)}`;
}
