import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
import { Browser } from '../sign-in/testing/browser.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createMaria, createSignInApp, publicUrl } from '../sign-in/testing/sign-in-app.ts';
import { startStandInProvider, type StandInProvider } from './testing/stand-in-provider.ts';

describe.each(testDatabases)('another issuer on $name', ({ open }) => {
  let db: Database;
  let close: () => Promise<void>;
  let issuer: StandInProvider;
  let app: FastifyInstance;

  beforeAll(async () => {
    ({ db, close } = await open());
    issuer = await startStandInProvider();
    app = await createSignInApp({ db, clock: Date.now, settings: { oidc: settingsOf(issuer) } });
  });

  beforeEach(async () => {
    await db.delete(users);
  });

  afterAll(async () => {
    await app.close();
    await issuer.close();
    await close();
  });

  function settingsOf({ url, clientId, clientSecret }: StandInProvider) {
    return { issuer: url, clientId, clientSecret };
  }

  async function signIn(server = app): Promise<{ browser: Browser; landed: string; user: unknown }> {
    const browser = new Browser(server, publicUrl);
    const landed = await browser.open('/api/login?returnTo=/quiz');
    const user: unknown = JSON.parse((await browser.call('/api/auth/user')).body);
    return { browser, landed: landed.url.pathname, user };
  }

  test('students sign in with any OpenID issuer, and there are no local accounts', async () => {
    issuer.signInAs('alice', {
      email: 'alice@school.edu',
      given_name: 'Alice',
      picture: 'https://x.org/a.png',
    });
    const { browser, landed, user } = await signIn();
    expect(landed).toBe('/quiz');
    expect(user).toMatchObject({
      email: 'alice@school.edu',
      firstName: 'Alice',
      lastName: null,
      profileImageUrl: 'https://x.org/a.png',
    });
    expect((await browser.peek('/sign-in')).headers.get('location')).toBe('/api/login');
    const posted = await browser.post(new URL('/api/login', publicUrl), { email: 'a@b.c', password: 'x' });
    expect(posted.status).toBe(404);
  });

  test('the subject makes the student, so a changed address changes no account and an equal one shares none', async () => {
    issuer.signInAs('alice', { email: 'alice@school.edu' });
    await signIn();
    issuer.signInAs('alice', { email: 'alice@university.edu', given_name: 'Alice' });
    expect((await signIn()).user).toMatchObject({ email: 'alice@university.edu', firstName: 'Alice' });
    issuer.signInAs('bob', { email: 'alice@university.edu' });
    await signIn();
    const students = await db.select().from(users);
    expect(students.map(({ subject }) => subject).sort()).toEqual(['alice', 'bob']);
  });

  test('the same address at two issuers is two students', async () => {
    issuer.signInAs('alice', { email: 'maria@example.com' });
    await signIn();
    const builtIn = await createSignInApp({ db, clock: Date.now });
    await createMaria(builtIn);
    expect(await db.select().from(users)).toHaveLength(2);
    await builtIn.close();
  });

  test('claims of another shape than they should have keep nobody out', async () => {
    issuer.signInAs('carol', {
      email: 'carol@school.edu',
      given_name: 'x'.repeat(500),
      picture: 'javascript:alert(1)',
    });
    expect((await signIn()).user).toMatchObject({ firstName: 'x'.repeat(100), profileImageUrl: null });
  });

  test('without an e-mail address the student is told what is missing', async () => {
    issuer.signInAs('dora', {});
    const { landed } = await signIn();
    expect(landed).toBe('/sign-in/problem/noEmail');
    expect(await db.select().from(users)).toEqual([]);
  });

  test('an issuer that knows no sign-up of its own is asked for a plain sign-in', async () => {
    issuer.signInAs('alice', { email: 'alice@school.edu' });
    const landed = await new Browser(app, publicUrl).open('/api/login?prompt=create&returnTo=/quiz');
    expect(landed.url.pathname).toBe('/quiz');
  });

  test('an issuer that is away is a page that says so, and works as soon as it is back', async () => {
    const gone = await startStandInProvider();
    await gone.close();
    const patient = await createSignInApp({ db, clock: Date.now, settings: { oidc: settingsOf(gone) } });
    const { browser, landed } = await signIn(patient);
    expect(landed).toBe('/sign-in/problem/unavailable');
    expect((await browser.call('/api/login')).status).toBe(503);

    const back = await startStandInProvider(Number(new URL(gone.url).port));
    back.signInAs('erin', { email: 'erin@school.edu' });
    expect((await signIn(patient)).landed).toBe('/quiz');
    await patient.close();
    await back.close();
  });

  test.each(['', '?state=%00', '?state=a&state=b', '?code=x', '?error=access_denied', '?%ff=%fe'])(
    'the callback with %j is a 400, as a page and as a call',
    async (query) => {
      expect((await new Browser(app, publicUrl).open(`/api/callback${query}`)).status).toBe(400);
      expect((await new Browser(app, publicUrl).call(`/api/callback${query}`)).status).toBe(400);
    },
  );

  test('an answer whose id token carries another nonce is refused', async () => {
    issuer.signInAs('alice', { email: 'alice@school.edu' });
    const browser = new Browser(app, publicUrl);
    const left = new URL((await browser.peek('/api/login')).headers.get('location') ?? '');
    left.searchParams.set('nonce', 'another');
    const landed = await browser.open(left.href);
    expect(landed.url.pathname).toBe('/sign-in/problem/refused');
  });

  test('a wrong client secret is a refusal, not a crash', async () => {
    issuer.signInAs('alice', { email: 'alice@school.edu' });
    const wrong = { ...settingsOf(issuer), clientSecret: 'another' };
    const misconfigured = await createSignInApp({ db, clock: Date.now, settings: { oidc: wrong } });
    expect((await signIn(misconfigured)).landed).toBe('/sign-in/problem/refused');
    await misconfigured.close();
  });
});
