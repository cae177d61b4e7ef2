import type { FastifyInstance } from 'fastify';
import { logSecurityEvent } from '../../http/security-log.ts';
import { sendPage } from '../../pages/send-page.ts';
import { acceptForms } from './accept-forms.ts';
import type { FieldProblem } from './account-form.ts';
import type { AccountsContext } from './accounts-service.ts';
import { loadCommonPasswords } from './passwords/common-passwords.ts';
import { passwordResetPage, resetPasswordPage } from './pages/reset-password-page.ts';
import { takeTypedEmail } from './pages/typed-email.ts';
import { passwordResetPath } from './paths.ts';
import { parseResetPasswordForm, type TypedReset } from './reset-password-form.ts';
import { resetPassword } from './reset-password-service.ts';
import { answerToSetback, setbackOf } from './setback.ts';

const refusal =
  'Email or code is incorrect, or the code has been used or is more than an hour old. Please check both, or call us again.';

/** The page for those who have forgotten the password: it says whom to call, and takes the code. */
export async function registerResetPasswordRoutes(
  app: FastifyInstance,
  context: AccountsContext,
  { supportPhone, path }: { supportPhone: string; path: string },
): Promise<void> {
  const page = (typed: TypedReset, problems: readonly FieldProblem[], message: string | null) =>
    resetPasswordPage({ action: path, supportPhone, typed, problems, message });

  await app.register(async (scope) => {
    await acceptForms(scope);
    const options = { schema: { hide: true } };

    scope.get(path, options, (request, reply) => {
      const email = takeTypedEmail(request, reply);
      return sendPage(reply, { status: 200, ...page({ email, code: '' }, [], null) });
    });

    scope.post(path, options, async (request, reply) => {
      const parsed = parseResetPasswordForm(request.body, await loadCommonPasswords());
      if (!parsed.ok) return sendPage(reply, { status: 422, ...page(parsed.typed, parsed.problems, null) });

      const reset = { ...parsed.value, address: request.ip };
      const outcome = await resetPassword(context, reset).catch(setbackOf);
      if (outcome.kind === 'reset') {
        logSecurityEvent(request, { event: 'password-reset', outcome: 'succeeded' });
        return reply.redirect(passwordResetPath, 303);
      }
      if (outcome.kind === 'refused') {
        logSecurityEvent(request, { event: 'password-reset', outcome: 'failed' });
        return sendPage(reply, { status: 401, ...page(parsed.typed, [], refusal) });
      }
      logSecurityEvent(request, { event: 'password-reset', outcome: 'limited' });
      const { status, retryAfterSeconds, message } = answerToSetback(outcome);
      reply.header('retry-after', retryAfterSeconds);
      return sendPage(reply, { status, ...page(parsed.typed, [], message) });
    });

    scope.get(passwordResetPath, options, (_request, reply) =>
      sendPage(reply, { status: 200, ...passwordResetPage() }),
    );
  });
}
