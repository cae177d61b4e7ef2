import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { logSecurityEvent } from '../../../http/security-log.ts';
import { sendPage } from '../../../pages/send-page.ts';
import { acceptForms } from '../accept-forms.ts';
import { normaliseEmail, problemsOfEmail } from '../account-form.ts';
import type { AccountsContext } from '../accounts-service.ts';
import { textOf } from '../form-text.ts';
import { askForLinkPage, linkSentPage } from '../pages/ask-for-link-page.ts';
import { deadLinkPage } from '../pages/dead-link-page.ts';
import { newPasswordPage } from '../pages/new-password-page.ts';
import { takeTypedEmail } from '../pages/typed-email.ts';
import { loadCommonPasswords } from '../passwords/common-passwords.ts';
import { passwordResetPath, resetByLinkPath, resetLinkSentPath, resetPasswordPath } from '../paths.ts';
import { parseNewPassword } from '../reset-password-form.ts';
import { answerToSetback, setbackOf } from '../setback.ts';
import { linkQuery, secretOf } from './link-query.ts';
import { accountOfLink, askForResetLink, resetByLink, type LinksContext } from './links-service.ts';

/** The pages for those who have forgotten the password, where mail is sent: the wish for a link, and what the link leads to. */
export async function registerResetLinkRoutes(
  app: FastifyInstance,
  context: AccountsContext,
  links: LinksContext,
): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    const routes = scope.withTypeProvider<ZodTypeProvider>();
    const options = { schema: { hide: true } };

    routes.get(resetPasswordPath, options, (request, reply) => {
      const typed = takeTypedEmail(request, reply);
      return sendPage(reply, { status: 200, ...askForLinkPage({ typed, problems: [], message: null }) });
    });

    routes.post(resetPasswordPath, options, async (request, reply) => {
      const typed = textOf(request.body, 'email');
      const email = normaliseEmail(typed);
      const problems = problemsOfEmail(email);
      if (problems.length > 0) {
        return sendPage(reply, { status: 422, ...askForLinkPage({ typed, problems, message: null }) });
      }
      const outcome = await askForResetLink(links, { email, address: request.ip });
      if (outcome.kind === 'asked') {
        logSecurityEvent(request, { event: 'reset-link', outcome: 'succeeded' });
        return reply.redirect(resetLinkSentPath, 303);
      }
      logSecurityEvent(request, { event: 'reset-link', outcome: 'limited' });
      const { status, retryAfterSeconds, message } = answerToSetback(outcome);
      reply.header('retry-after', retryAfterSeconds);
      return sendPage(reply, { status, ...askForLinkPage({ typed, problems: [], message }) });
    });

    routes.get(resetLinkSentPath, options, (_request, reply) =>
      sendPage(reply, { status: 200, ...linkSentPage() }),
    );

    routes.get(
      resetByLinkPath,
      { schema: { ...options.schema, querystring: linkQuery } },
      async (request, reply) => {
        const secret = secretOf(request.query);
        const account = await accountOfLink(context, 'reset-password', secret);
        if (!account) return deadLink(reply);
        const state = { secret, email: account.email, problems: [], message: null };
        return sendPage(reply, { status: 200, ...newPasswordPage(state) });
      },
    );

    routes.post(resetByLinkPath, options, async (request, reply) => {
      const secret = secretOf(request.body);
      const account = await accountOfLink(context, 'reset-password', secret);
      if (!account) {
        logSecurityEvent(request, { event: 'password-reset', outcome: 'failed' });
        return deadLink(reply);
      }
      const parsed = parseNewPassword(request.body, account, await loadCommonPasswords());
      if (!parsed.ok) {
        const state = { secret, email: account.email, problems: parsed.problems, message: null };
        return sendPage(reply, { status: 422, ...newPasswordPage(state) });
      }
      const outcome = await resetByLink(context, account, { secret, password: parsed.password }).catch(
        setbackOf,
      );
      if (outcome.kind === 'reset') {
        logSecurityEvent(request, { event: 'password-reset', outcome: 'succeeded' });
        return reply.redirect(passwordResetPath, 303);
      }
      if (outcome.kind === 'refused') {
        logSecurityEvent(request, { event: 'password-reset', outcome: 'failed' });
        return deadLink(reply);
      }
      logSecurityEvent(request, { event: 'password-reset', outcome: 'limited' });
      const { status, retryAfterSeconds, message } = answerToSetback(outcome);
      reply.header('retry-after', retryAfterSeconds);
      const state = { secret, email: account.email, problems: [], message };
      return sendPage(reply, { status, ...newPasswordPage(state) });
    });
  });
}

function deadLink(reply: FastifyReply): FastifyReply {
  return sendPage(reply, { status: 410, ...deadLinkPage('reset-password') });
}
