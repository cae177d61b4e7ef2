import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logSecurityEvent } from '../../http/security-log.ts';
import { sendPage } from '../../pages/send-page.ts';
import { acceptForms } from './accept-forms.ts';
import type { FieldProblem } from './account-form.ts';
import { changePassword, findAccountOfStudent, type AccountsContext } from './accounts-service.ts';
import { currentStudent } from '../sign-in/current-student.ts';
import type { SignInCookies } from '../sign-in/sign-in-cookies.ts';
import { parseChangePasswordForm } from './change-password-form.ts';
import { loadCommonPasswords } from './passwords/common-passwords.ts';
import { changePasswordPage, passwordChangedPage } from './pages/change-password-page.ts';
import { changePasswordPath, passwordChangedPath } from './paths.ts';
import { answerToSetback, setbackOf } from './setback.ts';

/** The page on which a student who is signed in changes the password. */
export async function registerChangePasswordRoutes(
  app: FastifyInstance,
  context: AccountsContext,
  cookies: Pick<SignInCookies, 'setSession'>,
): Promise<void> {
  /** The student who is signed in, with the account; `null` for nobody, or for somebody of another issuer. */
  const signedIn = async (request: FastifyRequest) => {
    const student = await currentStudent(request);
    const account = student && (await findAccountOfStudent(context.db, student.id));
    return student && account ? { student, account } : null;
  };

  await app.register(async (scope) => {
    await acceptForms(scope);
    const options = { schema: { hide: true } };

    // Where password managers look for the page: https://www.w3.org/TR/change-password-url/
    scope.get('/.well-known/change-password', options, (_request, reply) =>
      reply.redirect(changePasswordPath, 303),
    );

    scope.get(changePasswordPath, options, async (request, reply) => {
      const found = await signedIn(request);
      if (!found) return signInFirst(reply);
      const { account } = found;
      const state = { action: changePasswordPath, email: account.email, problems: [], message: null };
      return sendPage(reply, { status: 200, ...changePasswordPage(state) });
    });

    scope.post(changePasswordPath, options, async (request, reply) => {
      const found = await signedIn(request);
      if (!found) return signInFirst(reply);
      const { account } = found;
      const again = (status: number, problems: readonly FieldProblem[], message: string | null = null) => {
        const state = { action: changePasswordPath, email: account.email, problems, message };
        return sendPage(reply, { status, ...changePasswordPage(state) });
      };
      const parsed = parseChangePasswordForm(request.body, account, await loadCommonPasswords());
      if (!parsed.ok) return again(422, parsed.problems);

      const change = { ...parsed.value, address: request.ip, studentId: found.student.id };
      const outcome = await changePassword(context, account, change).catch(setbackOf);
      if (outcome.kind === 'changed') {
        logSecurityEvent(request, { event: 'password-change', outcome: 'succeeded' });
        cookies.setSession(reply, outcome.cookie);
        return reply.redirect(passwordChangedPath, 303);
      }
      if (outcome.kind === 'refused') {
        logSecurityEvent(request, { event: 'password-change', outcome: 'failed' });
        return again(401, [{ field: 'currentPassword', message: 'This is not your current password.' }]);
      }
      logSecurityEvent(request, { event: 'password-change', outcome: 'limited' });
      const { status, retryAfterSeconds, message } = answerToSetback(outcome);
      reply.header('retry-after', retryAfterSeconds);
      return again(status, [], message);
    });

    scope.get(passwordChangedPath, options, (_request, reply) =>
      sendPage(reply, { status: 200, ...passwordChangedPage() }),
    );
  });
}

/** The page belongs to an account: whoever is signed out comes to it from there. */
function signInFirst(reply: FastifyReply): FastifyReply {
  return reply.redirect(`/api/login?returnTo=${encodeURIComponent('/account')}`, 303);
}
