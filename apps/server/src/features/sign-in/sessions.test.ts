import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHintCookie } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { sessions, users } from '../../database/schema/accounts.ts';
import { hashToken } from './secret-token.ts';
import { Browser } from './testing/browser.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import {
  createMaria,
  createSignInApp,
  isSignedIn,
  maria,
  publicUrl,
  signInMaria,
  testClock,
} from './testing/sign-in-app.ts';

describe.each(testDatabases)('sessions on $name', ({ open }) => {
  const clock = testClock();
  let db: Database;
  let app: FastifyInstance;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
    app = await createSignInApp({ db, clock: clock.read });
    await createMaria(app);
  });

  afterAll(async () => {
    await app.close();
    await close();
  });

  const newBrowser = () => new Browser(app, publicUrl);

  const signedIn = () => signInMaria(app);

  test('the session cookie is out of reach of scripts and other sites, and only a hash of its secret is stored', async () => {
    const browser = await signedIn();
    const [studentId, secret = ''] = (browser.cookie('valence_session') ?? '').split('.');
    const cookie = [...browser.jar.values()].find(({ name }) => name === 'valence_session');
    expect(browser.cookie(signedInHintCookie), 'what scripts may read is whose session it is').toBe(
      studentId,
    );
    expect(cookie?.attributes).toMatch(/Max-Age=2592000/);
    expect(cookie?.attributes).toMatch(/HttpOnly/);
    expect(cookie?.attributes).toMatch(/SameSite=Lax/);
    const stored = await db.select().from(sessions);
    expect(stored).toContainEqual(expect.objectContaining({ studentId, secretHash: hashToken(secret) }));
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('behind https the cookies are Secure and the session has the __Host- prefix', async () => {
    const secureApp = await createSignInApp({
      db,
      clock: clock.read,
      publicUrl: 'https://valence.example',
    });
    const browser = new Browser(secureApp, 'https://valence.example');
    await browser.submit(await browser.open('/api/login'), maria);
    expect(browser.cookie('__Host-valence_session')).toBeDefined();
    expect([...browser.jar.values()].filter(({ attributes }) => !/Secure/i.test(attributes))).toEqual([]);
    await secureApp.close();
  });

  test('a session id planted before signing in opens nothing afterwards', async () => {
    const browser = newBrowser();
    browser.setCookie('valence_session', 'planted');
    await browser.submit(await browser.open('/api/login'), maria);
    expect(browser.cookie('valence_session')).not.toBe('planted');
    const thief = newBrowser();
    thief.setCookie('valence_session', 'planted');
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('signing in anew gives a new id and ends the session before it', async () => {
    const browser = await signedIn();
    const first = browser.cookie('valence_session') ?? '';
    await browser.submit(await browser.open('/api/login'), maria);
    const thief = newBrowser();
    thief.setCookie('valence_session', first);
    expect([await isSignedIn(browser), await isSignedIn(thief)]).toEqual([true, false]);
  });

  test('a sign-out, and a change of the student, hold at once in every process', async () => {
    const other = await createSignInApp({ db, clock: clock.read });
    const browser = await signedIn();
    const elsewhere = new Browser(other, publicUrl);
    elsewhere.setCookie('valence_session', browser.cookie('valence_session') ?? '');
    const user = async () => JSON.parse((await elsewhere.call('/api/auth/user')).body);
    expect(await user()).toMatchObject({ firstName: 'Maria', hasActiveSubscription: false });
    await db.update(users).set({ subscriptionStatus: 'active' });
    expect(await user()).toMatchObject({ firstName: 'Maria', hasActiveSubscription: true });
    await db.update(users).set({ subscriptionStatus: 'free' });
    await browser.call('/api/logout');
    expect(await isSignedIn(elsewhere)).toBe(false);
    await other.close();
  });

  test('a cookie of an earlier version, without the student, goes on working and is written anew', async () => {
    const browser = await signedIn();
    const cookie = browser.cookie('valence_session') ?? '';
    const [studentId, secret = ''] = cookie.split('.');
    const before = newBrowser();
    before.setCookie('valence_session', secret);
    expect(await isSignedIn(before)).toBe(true);
    clock.pass(3600);
    expect(await isSignedIn(before)).toBe(true);
    expect(before.cookie('valence_session')).toBe(`${studentId}.${secret}`);

    const leaving = newBrowser();
    leaving.setCookie('valence_session', secret);
    await leaving.call('/api/logout');
    expect(await isSignedIn(before)).toBe(false);
  });

  test('a cookie that no session can have, or that names another student, opens nothing', async () => {
    const [, secret = ''] = ((await signedIn()).cookie('valence_session') ?? '').split('.');
    const students = ['00000000-0000-4000-8000-000000000001', "'", 'x'.repeat(4000)];
    for (const cookie of [...students.map((student) => `${student}.${secret}`), '.', `.${secret}`, 'a.b.c']) {
      const thief = newBrowser();
      thief.setCookie('valence_session', cookie);
      expect([cookie, (await thief.call('/api/auth/user')).status]).toEqual([cookie, 401]);
    }
  });

  test('logout by navigation ends the session, goes to / and asks for the password the next time', async () => {
    const browser = await signedIn();
    const id = browser.cookie('valence_session') ?? '';
    const left = await browser.peek('/api/logout', {
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'none',
    });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/']);
    expect([browser.cookie('valence_session'), browser.cookie(signedInHintCookie)]).toEqual([
      undefined,
      undefined,
    ]);
    const thief = newBrowser();
    thief.setCookie('valence_session', id);
    expect(await isSignedIn(thief)).toBe(false);
    expect((await browser.open('/api/login')).body).toContain('<h1>Sign in</h1>');
  });

  test('logout as a call answers 204', async () => {
    const browser = await signedIn();
    expect((await browser.call('/api/logout')).status).toBe(204);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('signing out elsewhere ends every other session of the student, and nobody else is touched', async () => {
    const [browser, other, third] = [await signedIn(), await signedIn(), await signedIn()];
    const pierre = newBrowser();
    const form = await pierre.open('/api/login?prompt=create');
    await pierre.submit(form, { ...maria, firstName: 'Pierre', email: 'pierre@example.org' });
    const signOutElsewhere = (who: Browser) =>
      app.inject({
        method: 'POST',
        url: '/api/account/sign-out-elsewhere',
        headers: { cookie: `valence_session=${who.cookie('valence_session') ?? 'none'}` },
      });

    // Those of the tests before count as well.
    expect((await signOutElsewhere(browser)).json().endedSessions).toBeGreaterThanOrEqual(2);
    const still = [await isSignedIn(browser), await isSignedIn(other), await isSignedIn(third)];
    expect([...still, await isSignedIn(pierre)]).toEqual([true, false, false, true]);
    expect((await signOutElsewhere(browser)).json()).toEqual({ endedSessions: 0 });
    expect((await signOutElsewhere(newBrowser())).statusCode).toBe(401);
  });

  test('a link on another site signs nobody out', async () => {
    const browser = await signedIn();
    await browser.open('/api/logout', { 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'cross-site' });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('another student can sign in right after the first has left', async () => {
    const browser = await signedIn();
    await browser.open('/api/logout');
    const form = await browser.open('/api/login?prompt=create');
    await browser.submit(form, { ...maria, firstName: 'Pierre', email: 'pierre@example.com' });
    expect(JSON.parse((await browser.call('/api/auth/user')).body)).toMatchObject({ firstName: 'Pierre' });
  });

  test('a session lives for 30 days after its last use, and no longer', async () => {
    const browser = await signedIn();
    const day = 24 * 3600;
    clock.pass(29 * day);
    const renewed = await browser.call('/api/auth/user');
    expect(renewed.headers.getSetCookie().join()).toMatch(/valence_session=.*Max-Age=2592000/);
    expect((await browser.call('/api/auth/user')).headers.getSetCookie()).toEqual([]);
    clock.pass(29 * day);
    expect(await isSignedIn(browser)).toBe(true);
    clock.pass(30 * day);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('a session that is used every day ends 180 days after its sign-in', async () => {
    const browser = await signedIn();
    const day = 24 * 3600;
    for (let days = 1; days < 180; days += 1) {
      clock.pass(day);
      if (!(await isSignedIn(browser))) throw new Error(`The session ended after ${days} days`);
    }
    clock.pass(day);
    expect(await isSignedIn(browser)).toBe(false);
  });
});
