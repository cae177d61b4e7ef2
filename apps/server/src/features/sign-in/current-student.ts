import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sessions } from './sessions-service.ts';
import type { SignInCookies } from './sign-in-cookies.ts';
import type { Student } from './student.ts';

type Loaded = Awaited<ReturnType<Sessions['load']>>;

/** How to load the session of a request; each app has its own, so it hangs on the request and not on the module. */
const loaders = new WeakMap<FastifyRequest, () => Promise<Loaded>>();

/** The student of the request's session, or `null`. Asked for first it costs one query, after that none. */
export async function currentStudent(request: FastifyRequest): Promise<Student | null> {
  return (await loaders.get(request)?.())?.student ?? null;
}

/** Lets every route of the app ask for the current student; the session is loaded only when one does. */
export function loadStudentsOnDemand(app: FastifyInstance, sessions: Sessions, cookies: SignInCookies): void {
  const toRenew = new WeakSet<FastifyRequest>();

  app.addHook('onRequest', (request, _reply, done) => {
    let loading: Promise<Loaded> | null = null;
    loaders.set(request, () => (loading ??= load(request)));
    done();
  });

  app.addHook('onSend', (request, reply, _payload, done) => {
    const id = toRenew.has(request) ? cookies.session(request) : null;
    // A route that has just set or cleared the cookie knows better.
    if (id !== null && reply.getHeader('set-cookie') === undefined) cookies.setSession(reply, id);
    done();
  });

  async function load(request: FastifyRequest): Promise<Loaded> {
    const id = cookies.session(request);
    if (id === null) return null;
    const loaded = await sessions.load(id);
    if (loaded?.renewed) toRenew.add(request);
    return loaded;
  }
}
