import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from './sessions-service.ts';
import type { SignInCookies } from './sign-in-cookies.ts';
import type { Student } from './student.ts';

type Loaded = Awaited<ReturnType<Sessions['load']>>;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Loads the student of the request's session; asked for again it answers the same. On the request itself: a WeakMap of all
     * requests makes each collection of young garbage take four times as long.
     */
    loadStudent: (() => Promise<Loaded>) | null;
    /** Whether the cookie of its session is to be given a new life. */
    renewsSession: boolean;
  }
}

/** The student of the request's session, or `null`. Asked for first it costs one query at most, after that none. */
export async function currentStudent(request: FastifyRequest): Promise<Student | null> {
  return (await request.loadStudent?.())?.student ?? null;
}

/** Lets every route of the app ask for the current student; the session is loaded only when one does. */
export function loadStudentsOnDemand(app: FastifyInstance, sessions: Sessions, cookies: SignInCookies): void {
  app.decorateRequest('loadStudent', null);
  app.decorateRequest('renewsSession', false);

  app.addHook('onRequest', (request, _reply, done) => {
    let loading: Promise<Loaded> | null = null;
    request.loadStudent = () => (loading ??= load(request));
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    const id = request.renewsSession ? cookies.session(request) : null;
    // A route that has just set or cleared the cookie knows better.
    if (id !== null && reply.getHeader('set-cookie') === undefined) cookies.setSession(reply, id);
    done();
  });

  async function load(request: FastifyRequest): Promise<Loaded> {
    const id = cookies.session(request);
    if (id === null) return null;
    const loaded = await sessions.load(id);
    request.renewsSession = loaded?.renewed ?? false;
    return loaded;
  }
}
