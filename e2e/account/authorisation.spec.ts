import { expect, request, type APIRequestContext } from '@playwright/test';
import { pages } from '../../apps/web/src/pages.ts';
import type { RunningServer } from '../server/running-server.ts';
import { grantRoles } from '../steps/grant-role.ts';
import { password } from '../steps/sign-up.ts';
import { rawTest as test } from '../server/browser-test.ts';

/** Pages that are the same for whoever asks. */
const forEveryone = [
  '/set',
  '/set/active',
  '/tools',
  '/contact',
  '/calc-test',
  '/forecast',
  '/accuracy',
  '/typing-answers',
  '/terms',
  '/privacy',
];

/** Pages that ask a visitor to sign in, under their own address. */
const forStudents = [
  '/quiz',
  '/quiz/topics',
  '/quiz/active',
  '/quiz/review',
  '/exam',
  '/papers',
  '/papers/active',
  '/papers/report',
  '/papers/print',
  '/periodic-table',
  '/badges',
  '/results',
  '/results/print',
  '/history',
  '/mistakes',
  '/subscribe',
  '/subscription/success',
  '/account',
];

/** Pages that do not exist for who has no role. */
const withRoles = ['/desk'];

const people = ['visitor', 'student', 'premium', 'maintainer', 'operator'] as const;
type Person = (typeof people)[number];

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('every page of the web is for somebody that is named here', () => {
  const named = ['/', ...forEveryone, ...forStudents, ...withRoles];
  expect(pages.map(({ path }) => path).toSorted()).toEqual(named.toSorted());
});

test('each page answers a visitor, a student, Premium, a maintainer and an operator as the table says', async () => {
  const contexts = new Map<Person, APIRequestContext>();
  for (const person of people) contexts.set(person, await signIn(person));
  await grantRoles(server, [
    { role: 'maintainer', email: emailOf('maintainer') },
    { role: 'operator', email: emailOf('operator') },
  ]);
  const wrong: string[] = [];
  for (const { path } of pages)
    for (const [person, context] of contexts) {
      const seen = await open(context, path);
      const expected = expectedOf(path, person);
      if (seen !== expected) wrong.push(`${path} answers a ${person}: ${seen}, not ${expected}`);
    }
  for (const context of contexts.values()) await context.dispose();
  expect(wrong).toEqual([]);
});

/** What somebody finds at a path: its page, the landing page, the request to sign in, or nothing. */
type Found = 'page' | 'landing page' | 'sign-in' | 'nothing';

function expectedOf(path: string, person: Person): Found {
  if (path === '/') return person === 'visitor' ? 'landing page' : 'page';
  if (forStudents.includes(path)) return person === 'visitor' ? 'sign-in' : 'page';
  const hasRole = person === 'maintainer' || person === 'operator';
  return forEveryone.includes(path) || hasRole ? 'page' : 'nothing';
}

/** No answer leads elsewhere: whoever signs in is where they wanted to be. */
async function open(context: APIRequestContext, path: string): Promise<Found | number> {
  const response = await context.get(server.url + path, { maxRedirects: 0 });
  const text = await response.text();
  if (response.status() === 404 && text.includes('404 Page Not Found')) return 'nothing';
  if (response.status() !== 200) return response.status();
  if (text.includes('Please Sign In')) return 'sign-in';
  return text.includes('Chemistry quizzes whose answers you can trust.') ? 'landing page' : 'page';
}

async function signIn(person: Person): Promise<APIRequestContext> {
  const context = await request.newContext();
  if (person === 'visitor') return context;
  const account = { firstName: 'Rosalind', lastName: 'Franklin', email: emailOf(person) };
  const data = { ...account, password, confirmPassword: password };
  expect((await context.post(`${server.url}/api/login`, { data })).status()).toBe(200);
  if (person === 'premium') await pay(context);
  return context;
}

/** At the checkout of the sandbox, without a browser. */
async function pay(context: APIRequestContext): Promise<void> {
  const checkout = await context.post(`${server.url}/api/stripe/create-checkout`, { data: {} });
  const { url } = await checkout.json();
  const paid = await context.post(`${url}/pay`, { form: { card: 'accepted' } });
  const sessionId = new URL(paid.url()).searchParams.get('session_id');
  const verified = await context.post(`${server.url}/api/stripe/verify-subscription`, {
    data: { session_id: sessionId },
  });
  expect(verified.status(), await verified.text()).toBe(200);
  const status = await context.get(`${server.url}/api/subscription/status`);
  expect(await status.json()).toMatchObject({ hasActiveSubscription: true });
}

function emailOf(person: Person): string {
  return `authorised-${person}@example.org`;
}
