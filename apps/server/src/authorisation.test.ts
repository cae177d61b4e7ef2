import type { Role } from '@valence/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeRole } from './features/roles/change-role-service.ts';
import { systemRandomness } from './randomness.ts';
import { callsOf } from './testing/calls-of.ts';
import { openMemoryDatabase } from './testing/memory-database.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

/** Calls and pages of the server that answer anybody; what they tell of a student they tell only to that one. */
const forEveryone = [
  'GET /',
  // Every page of the web; what it shows comes from the calls below, made by whoever asks.
  'GET /*',
  'GET /api/openapi.json',
  'GET /healthz',
  'GET /readyz',
  // How often we are wrong stands in public.
  'GET /api/accuracy',
  // Draws a set that is shared by its address; nothing is stored or counted.
  'POST /api/first-questions',
  // How forecasts held, for ten students or more together.
  'GET /api/forecast/calibration',
  // Signing in and out, and the way to a new password.
  'GET /api/login',
  'GET /api/login/ways',
  'POST /api/login',
  'GET /api/logout',
  'GET /sign-in',
  'GET /sign-in/problem/:problem',
  'GET /create-account',
  'GET /reset-password',
  'POST /reset-password',
  'GET /password-reset',
  // They lead whoever has not signed in to signing in.
  'GET /change-password',
  'POST /change-password',
  'GET /.well-known/change-password',
  'GET /password-changed',
  // Stripe shows who it is by its signature.
  'POST /api/stripe/webhook',
  // The sandbox stands in for Stripe, on one machine; whoever has the address of a checkout pays with it.
  'GET /payments-sandbox/checkout/:id',
  'POST /payments-sandbox/checkout/:id/pay',
  'POST /payments-sandbox/checkout/:id/cancel',
  'GET /payments-sandbox/portal/:id',
  'POST /payments-sandbox/portal/:id/:act',
];

/** Calls for whoever has signed in, about that one alone. */
const forStudents = [
  'POST /api/account/sign-out-elsewhere',
  'GET /api/account/export',
  'DELETE /api/account/delete',
  'GET /api/auth/user',
  'GET /api/subscription/status',
  'POST /api/stripe/create-checkout',
  'POST /api/stripe/verify-subscription',
  'POST /api/stripe/billing-portal',
  'POST /api/similar-questions',
  'GET /api/user/profile',
  'PUT /api/user/profile',
  'GET /api/user/progress',
  'GET /api/user/papers',
  'POST /api/user/papers',
  'GET /api/user/papers/open',
  'GET /api/user/papers/place',
  'PUT /api/user/papers/open',
  'POST /api/user/papers/open/submit',
  'GET /api/user/papers/:paperId',
  'GET /api/user/exams',
  'POST /api/user/exams',
  'PUT /api/user/exams/:id',
  'DELETE /api/user/exams/:id',
  'PUT /api/user/exams/:id/aftermath',
  'POST /api/user/exams/:id/today',
  'GET /api/user/exams/:id/plan',
  'GET /api/user/exams/:id/forecast',
  'GET /api/user/exams/:id/calendar.ics',
  'GET /api/user/today',
  'GET /api/user/forecast-consent',
  'PUT /api/user/forecast-consent',
  'POST /api/user/typed-answer',
  'GET /api/user/without-options/:quizId',
  'POST /api/user/without-options/:quizId',
  'GET /api/user/quiz-in-progress',
  'PUT /api/user/quiz-in-progress',
  'GET /api/user/quiz-in-progress/place',
  'DELETE /api/user/quiz-in-progress/:quizId',
  'GET /api/user/quiz-usage',
  'GET /api/user/custom-quiz-usage',
  'GET /api/user/quiz-history',
  'GET /api/user/quiz-history/stats',
  'GET /api/user/question-shares/:quizId',
  'GET /api/user/notes/:quizId',
  'PUT /api/user/notes/:quizId',
  'GET /api/user/notices',
  'POST /api/user/dismiss-notice',
  'GET /api/user/mistakes',
  'GET /api/user/mistakes/due',
  'GET /api/user/reminder',
  'PUT /api/user/reminder',
  'DELETE /api/user/reminder',
  'POST /api/user/record-quiz',
  'GET /api/user/reports',
  'GET /api/user/roles',
  'POST /api/user/first-questions',
  'GET /api/user/history',
  'GET /api/user/history/:quizId',
  'GET /api/user/standings',
  'GET /api/user/analytics',
  'POST /api/generate-questions',
  'POST /api/preview-quiz',
  'GET /api/topics',
  'POST /api/report-answer',
];

/** Calls that ask for the secret key of the sandbox, which nobody but the server has. */
const forTheServer = [
  'POST /payments-sandbox/v1/customers',
  'DELETE /payments-sandbox/v1/customers/:id',
  'POST /payments-sandbox/v1/checkout/sessions',
  'GET /payments-sandbox/v1/checkout/sessions/:id',
  'GET /payments-sandbox/v1/subscriptions',
  'POST /payments-sandbox/v1/billing_portal/sessions',
];

const people = ['visitor', 'student', 'premium', 'maintainer', 'operator'] as const;
type Person = (typeof people)[number];

let server: TestApp;
let calls: string[];
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
  calls = callsOf(server.app.printRoutes({ commonPrefix: false })).filter((call) => !call.startsWith('HEAD'));
});
afterAll(() => server.close());

const isOfDesk = (call: string) => call.includes(' /api/desk');

test('every call and page of the server is for somebody that is named here, or of the desk', () => {
  const named = [...forEveryone, ...forStudents, ...forTheServer];
  expect(calls.filter((call) => !isOfDesk(call)).toSorted()).toEqual(named.toSorted());
  expect(calls.filter(isOfDesk).length).toBeGreaterThan(10);
});

test('visitors are told to sign in by what is for students, and find nothing at the desk, as students and Premium do', async () => {
  const wrong: string[] = [];
  for (const call of calls)
    for (const person of people) {
      const status = await ask(person, call);
      if (!isAsItShould(call, person, status)) wrong.push(`${call} answers a ${person} with ${status}`);
    }
  expect(wrong).toEqual([]);
});

test('each call of the desk answers a maintainer or an operator', async () => {
  // Which of them, `features/desk/desk.test.ts` says call by call.
  for (const call of calls.filter(isOfDesk)) {
    const statuses = [await ask('maintainer', call), await ask('operator', call)];
    expect([call, statuses.some((status) => status !== 404)]).toEqual([call, true]);
  }
});

test('what Premium gives, no role gives', async () => {
  const large = { topic: 'general', difficulty: 'beginner', count: 30 };
  const own = { topic: 'Buffers', difficulty: 'beginner', count: 5 };
  for (const person of people) {
    const statuses = [];
    for (const body of [large, own]) statuses.push(await ask(person, 'POST /api/generate-questions', body));
    const expected = person === 'visitor' ? 401 : person === 'premium' ? 200 : 403;
    expect([person, ...statuses]).toEqual([person, expected, expected]);
  }
});

/** Asks as somebody who has done nothing else, since some calls end the session or the account. */
async function ask(person: Person, call: string, body: object = {}): Promise<number> {
  const [method, path = ''] = call.split(' ');
  const url = path.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000001').replace('*', 'badges');
  const headers = {
    'sec-fetch-site': 'same-origin',
    ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    ...(person === 'visitor' ? {} : { cookie: await cookieOf(person) }),
  };
  const payload = method === 'GET' ? {} : { payload: JSON.stringify(body) };
  const asked = { method: methods.find((one) => one === method) ?? 'GET', url, headers, ...payload };
  return (await server.app.inject(asked)).statusCode;
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

async function cookieOf(person: Exclude<Person, 'visitor'>): Promise<string> {
  const { id, cookie } = await server.signIn(person === 'premium' ? { subscriptionStatus: 'active' } : {});
  if (person === 'maintainer' || person === 'operator') await give(id, person);
  return cookie;
}

async function give(studentId: string, role: Role): Promise<void> {
  const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
  await changeRole(context, null, { studentId, role, isGranted: true });
}

function isAsItShould(call: string, person: Person, status: number): boolean {
  if (status >= 500) return false;
  const isWithRole = person === 'maintainer' || person === 'operator';
  if (isOfDesk(call)) return isWithRole || status === 404;
  if (forStudents.includes(call)) return person === 'visitor' ? status === 401 : status !== 401;
  return forTheServer.includes(call) ? status === 401 : status !== 401;
}
