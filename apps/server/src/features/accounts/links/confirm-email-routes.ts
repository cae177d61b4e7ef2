import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { sendConfirmationResponse } from '@valence/contract';
import { errorSchemas } from '../../../http/errors/error-schemas.ts';
import { logSecurityEvent } from '../../../http/security-log.ts';
import { sendPage } from '../../../pages/send-page.ts';
import { Refusal } from '../../../refusal.ts';
import { requireStudent } from '../../sign-in/require-student.ts';
import { limitedPerStudent } from '../../sign-in/route-guards.ts';
import { acceptForms } from '../accept-forms.ts';
import { findAccountOfStudent } from '../accounts-service.ts';
import { confirmEmailPage, emailConfirmedPage } from '../pages/confirm-email-page.ts';
import { deadLinkPage } from '../pages/dead-link-page.ts';
import { confirmEmailPath, emailConfirmedPath } from '../paths.ts';
import { inMinutes } from '../setback.ts';
import { linkQuery, secretOf } from './link-query.ts';
import { accountOfLink, askForConfirmation, confirmByLink, type LinksContext } from './links-service.ts';

/** What a mailed link leads to with which an address is confirmed, and the call that has such a link mailed again. */
export async function registerConfirmEmailRoutes(app: FastifyInstance, links: LinksContext): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope);
    const routes = scope.withTypeProvider<ZodTypeProvider>();
    const dead = { status: 410, ...deadLinkPage('confirm-email') };

    // Nothing is confirmed by looking: programs that check mail follow every link in it.
    routes.get(
      confirmEmailPath,
      { schema: { hide: true, querystring: linkQuery } },
      async (request, reply) => {
        const secret = secretOf(request.query);
        const account = await accountOfLink(links, 'confirm-email', secret);
        if (!account) return sendPage(reply, dead);
        return sendPage(reply, { status: 200, ...confirmEmailPage({ secret, email: account.email }) });
      },
    );

    routes.post(confirmEmailPath, { schema: { hide: true } }, async (request, reply) => {
      const isConfirmed = await confirmByLink(links, secretOf(request.body));
      const outcome = isConfirmed ? 'succeeded' : 'failed';
      logSecurityEvent(request, { event: 'email-confirmation', outcome });
      return isConfirmed ? reply.redirect(emailConfirmedPath, 303) : sendPage(reply, dead);
    });

    routes.get(emailConfirmedPath, { schema: { hide: true } }, (_request, reply) =>
      sendPage(reply, { status: 200, ...emailConfirmedPage() }),
    );
  });

  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/account/send-confirmation',
    {
      config: limitedPerStudent(10),
      schema: {
        summary: 'Mail a link again with which the e-mail address of a local account is confirmed',
        tags: ['Account'],
        response: { 200: sendConfirmationResponse, ...errorSchemas },
      },
    },
    async (request, reply) => {
      const { id } = await requireStudent(request);
      const account = await findAccountOfStudent(links.db, id);
      if (!account) throw new Refusal('notFound', 'Your email address is kept by whoever signs you in.');
      const outcome = await askForConfirmation(links, account, request.ip);
      if (outcome.kind === 'tooManyTries') {
        const { retryAfterSeconds } = outcome;
        reply.header('retry-after', retryAfterSeconds);
        const message = `We have sent you a few links already. Please look for them, or try again in ${inMinutes(retryAfterSeconds)}.`;
        throw new Refusal('tooManyRequests', message);
      }
      return { isEmailConfirmed: outcome.kind === 'confirmed' };
    },
  );
}
