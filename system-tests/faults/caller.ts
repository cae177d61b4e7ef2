import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../apps/server/src/database/database.ts';
import type { users } from '../../apps/server/src/database/schema/accounts.ts';
import { createSessions } from '../../apps/server/src/features/sign-in/sessions-service.ts';
import { sessionCookieName } from '../../apps/server/src/features/sign-in/sign-in-cookies.ts';
import { addStudent } from '../../apps/server/src/testing/add-student.ts';

/** What came of a call: an answer, nothing, or not even a connection. */
export type Outcome = { kind: 'answer'; status: number; body: unknown } | { kind: 'lost' | 'not sent' };

/** A signed-in student who calls a running server over the network, and bears that it goes away. */
export interface Caller {
  readonly studentId: string;
  /** What every call of theirs says: the session, and that a page of the product sent it. */
  readonly headers: Readonly<Record<string, string>>;
  call(base: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Outcome>;
  /** Sends a form as a page does; the answer's body is where it leads, `null` where it leads nowhere. */
  press(base: string, path: string, fields?: Record<string, string>): Promise<Outcome>;
}

const pauseAfterFailure = 50;

/** Adds students with a session each to the database of a server, running or not. */
export async function addCallers(
  db: Database,
  count: number,
  plan: Pick<typeof users.$inferInsert, 'subscriptionStatus'>,
): Promise<Caller[]> {
  const sessions = createSessions(db, Date.now);
  const callers: Caller[] = [];
  while (callers.length < count) {
    const { id } = await addStudent(db, Date.now(), plan);
    callers.push(callerWith(id, await sessions.start(db, id)));
  }
  return callers;
}

function callerWith(studentId: string, session: string): Caller {
  const headers = {
    cookie: `${sessionCookieName(new URL('http://localhost'))}=${session}`,
    'sec-fetch-site': 'same-origin',
  };
  return {
    studentId,
    headers,
    call: (base, method, path, body) => {
      const json = { 'content-type': 'application/json' };
      const sent =
        body === undefined ? { headers } : { headers: { ...headers, ...json }, body: JSON.stringify(body) };
      return outcomeOf(fetch(base + path, { method, ...sent }), async (response) => {
        const text = await response.text();
        return text === '' ? null : JSON.parse(text);
      });
    },
    press: (base, path, fields = {}) =>
      outcomeOf(
        fetch(base + path, {
          method: 'POST',
          headers,
          body: new URLSearchParams(fields),
          redirect: 'manual',
        }),
        async (response) => {
          await response.arrayBuffer();
          return response.headers.get('location');
        },
      ),
  };
}

async function outcomeOf(
  sent: Promise<Response>,
  read: (response: Response) => Promise<unknown>,
): Promise<Outcome> {
  try {
    const response = await sent;
    const body = await read(response);
    if (response.status < 500) return { kind: 'answer', status: response.status, body };
    await wait(pauseAfterFailure);
    return { kind: 'lost' };
  } catch (error) {
    await wait(pauseAfterFailure);
    return { kind: isRefused(error) ? 'not sent' : 'lost' };
  }
}

/** Nobody listened: what was to be sent has done nothing. */
function isRefused(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  const parts: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return parts.every((part) => part instanceof Error && 'code' in part && part.code === 'ECONNREFUSED');
}
