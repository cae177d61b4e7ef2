import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LoadedSession, Sessions } from './sessions-service.ts';
import type { SignInCookies } from './sign-in-cookies.ts';
import type { Student } from './student.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Loads the student of the request's session; asked for again it answers the same. On the request itself: a WeakMap of all
     * requests makes each collection of young garbage take four times as long.
     */
    loadStudent: (() => Promise<LoadedSession | null>) | null;
    /** The cookie of its session, when that is to be given a new life. */
    renewedCookie: string | null;
  }
}

/** The student of the request's session, or `null`. Asked for first it costs one query, after that none. */
export async function currentStudent(request: FastifyRequest): Promise<Student | null> {
  return (await request.loadStudent?.())?.student ?? null;
}

/** Lets every route of the app ask for the current student; the session is loaded only when one does. */
export function loadStudentsOnDemand(app: FastifyInstance, sessions: Sessions, cookies: SignInCookies): void {
  app.decorateRequest('loadStudent', null);
  app.decorateRequest('renewedCookie', null);

  app.addHook('onRequest', (request, _reply, done) => {
    let loading: Promise<LoadedSession | null> | null = null;
    request.loadStudent = () => (loading ??= load(request));
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    const { renewedCookie } = request;
    // A route that has just set or cleared the cookie knows better.
    if (renewedCookie !== null && reply.getHeader('set-cookie') === undefined) {
      cookies.setSession(reply, renewedCookie);
    }
    done();
  });

  async function load(request: FastifyRequest): Promise<LoadedSession | null> {
    const cookie = cookies.session(request);
    if (cookie === null) return null;
    const loaded = await sessions.load(cookie);
    request.renewedCookie = loaded?.renewedCookie ?? null;
    return loaded;
  }
}
