import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { reminder, remindRequest } from '@valence/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { errorSchemas } from '../../http/errors/error-schemas.ts';
import { Refusal, signedOut } from '../../refusal.ts';
import { requireStudent } from '../sign-in/require-student.ts';
import { limitedPerStudent, signedIn } from '../sign-in/route-guards.ts';
import { keyOf, readSessionCookie } from '../sign-in/session-cookie.ts';
import type { SignInCookies } from '../sign-in/sign-in-cookies.ts';
import { readTimeZone } from '../time-zone/read-time-zone.ts';
import { readReminder, turnOff, turnOn, type BrowserHere } from './reminders-service.ts';

export interface RemindersRoutesOptions {
  db: Database;
  clock: Clock;
  cookies: Pick<SignInCookies, 'session'>;
}

const path = '/api/user/reminder';
const tags = ['Reminder'];
/** Calls a minute of one student. */
const perMinute = 30;

/** The calls by which a student turns the daily reminder on and off in a browser. */
export function registerRemindersRoutes(
  root: FastifyInstance,
  { db, clock, cookies, isOffered }: RemindersRoutesOptions & { isOffered: boolean },
): void {
  const app = root.withTypeProvider<ZodTypeProvider>();
  const guarded = { config: limitedPerStudent(perMinute), preValidation: signedIn };
  const response = { 200: reminder, ...errorSchemas };

  app.get(
    path,
    { ...guarded, schema: { summary: 'The daily reminder, seen from this browser', tags, response } },
    async (request) => readReminder(db, await here(request)),
  );
  app.put(
    path,
    {
      ...guarded,
      schema: {
        summary: 'Turn the daily reminder on in this browser, and set its hour for all',
        description: 'The hour is of the student’s own day. It ends in this browser when its session does.',
        tags,
        body: remindRequest,
        response,
      },
    },
    async (request) => turnOn({ db, clock }, await here(request), request.body),
  );
  app.delete(
    path,
    { ...guarded, schema: { summary: 'Turn the daily reminder off in this browser', tags, response } },
    async (request) => turnOff(db, await here(request)),
  );

  async function here(request: FastifyRequest): Promise<BrowserHere> {
    const student = await requireStudent(request);
    if (!isOffered) throw new Refusal('notFound', 'Reminders are not offered here.');
    const session = readSessionCookie(cookies.session(request) ?? '');
    if (session === null) throw signedOut();
    return { student, secretHash: keyOf(session).secretHash, sentTimeZone: readTimeZone(request) };
  }
}
