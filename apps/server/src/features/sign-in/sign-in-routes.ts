import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { signOutElsewhereResponse, user } from '@valence/contract';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { logSecurityEvent } from '../../http/security-log.ts';
import { currentStudent } from './current-student.ts';
import { isNavigation } from './is-navigation.ts';
import { requireStudent } from './require-student.ts';
import { limitedPerStudent } from './route-guards.ts';
import type { SignIn } from './sign-in.ts';
import { userOf } from './student.ts';

/** Who is signed in, and the ways out: `/api/auth/user`, `/api/logout` and `/api/account/sign-out-elsewhere`. */
export function registerSignInRoutes(app: FastifyInstance, { sessions, cookies, offer }: SignIn): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

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
}
