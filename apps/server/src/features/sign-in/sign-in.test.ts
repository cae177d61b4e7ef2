import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHintCookie } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import type { StudentChanges } from '../../database/student-changes.ts';
import { sessions, signInAttempts, users } from '../../database/schema/accounts.ts';
import { hashToken } from './secret-token.ts';
import { Browser, type Answer } from './testing/browser.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { createMaria, createSignInApp, maria, publicUrl, testClock } from './testing/sign-in-app.ts';

describe.each(testDatabases)('signing in on $name', ({ open }) => {
  const clock = testClock();
  let db: Database;
  let studentChanges: StudentChanges;
  let app: FastifyInstance;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, studentChanges, close } = await open());
    app = await createSignInApp({ db, studentChanges, clock: clock.read });
  });

  afterAll(async () => {
    await app.close();
    await close();
  });

  const newBrowser = () => new Browser(app, publicUrl);

  async function signedIn(): Promise<Browser> {
    const browser = newBrowser();
    const landed = await browser.submit(await browser.open('/api/login'), maria);
    expect(landed.url.href).toBe(`${publicUrl}/`);
    return browser;
  }

  /** Goes through the provider and stops at its answer, before the server sees it. */
  async function answerOfProvider(browser: Browser): Promise<URL> {
    const form = await browser.open('/api/login');
    let answer = await browser.post(new URL(`${form.url.pathname}/sign-in`, publicUrl), maria);
    for (;;) {
      const location = new URL(answer.headers.get('location') ?? '', publicUrl);
      if (location.pathname === '/api/callback') return location;
      answer = await browser.peek(location.href);
    }
  }

  const isSignedIn = async (browser: Browser) => (await browser.call('/api/auth/user')).status === 200;
  const problemOf = (answer: Answer) => [answer.url.pathname, answer.status];

  test('creating an account signs in and returns to where the student was going', async () => {
    const { browser, landed } = await createMaria(app);
    expect([landed.url.href, landed.body]).toEqual([`${publicUrl}/quiz`, 'quiz']);
    expect(browser.cookie(signedInHintCookie)).toBe('1');

    const user = await browser.call('/api/auth/user');
    expect(user.status).toBe(200);
    expect(JSON.parse(user.body)).toEqual({
      id: expect.any(String),
      firstName: 'Maria',
      lastName: 'Curie',
      email: 'maria@example.com',
      profileImageUrl: null,
      subscriptionStatus: 'free',
      hasActiveSubscription: false,
    });
    const profile = await browser.call('/api/user/profile');
    expect(JSON.parse(profile.body)).toMatchObject({
      phoneNumber: null,
      subscriptionCancelAtPeriodEnd: false,
    });
  });

  test('signing in again finds the same student', async () => {
    const browser = await signedIn();
    expect(await isSignedIn(browser)).toBe(true);
    expect(await db.select().from(users)).toHaveLength(1);
  });

  test('an account form for a known address with its right password signs in to that account', async () => {
    const { browser } = await createMaria(app);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await db.select().from(users)).toHaveLength(1);
  });

  test('the sign-in form comes with the hint filled in, and never with markup from it', async () => {
    const page = await newBrowser().open(`/api/login?login_hint=${encodeURIComponent('"><b>@x.org')}`);
    expect(page.body).toContain('value="&quot;&gt;&lt;b&gt;@x.org"');
  });

  test('signed out, a call gets 401 and the code signedOut, and a hint without a session goes away', async () => {
    const browser = newBrowser();
    browser.setCookie(signedInHintCookie, '1');
    for (const path of ['/api/auth/user', '/api/user/profile']) {
      const answer = await browser.call(path);
      expect([answer.status, JSON.parse(answer.body)]).toEqual([
        401,
        { code: 'signedOut', message: 'Please sign in to access this feature.' },
      ]);
    }
    expect(browser.cookie(signedInHintCookie)).toBeUndefined();
  });

  test('the session cookie is out of reach of scripts and other sites, and only its hash is stored', async () => {
    const browser = await signedIn();
    const id = browser.cookie('valence_session') ?? '';
    const cookie = [...browser.jar.values()].find(({ name }) => name === 'valence_session');
    expect(cookie?.attributes).toMatch(/Max-Age=2592000/);
    expect(cookie?.attributes).toMatch(/HttpOnly/);
    expect(cookie?.attributes).toMatch(/SameSite=Lax/);
    const stored = await db.select().from(sessions);
    expect(stored.map(({ idHash }) => idHash)).toContain(hashToken(id));
    expect(JSON.stringify(stored)).not.toContain(id);
  });

  test('behind https the cookies are Secure and the session has the __Host- prefix', async () => {
    const secureApp = await createSignInApp({
      db,
      studentChanges,
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

  test('an answer with a forged state, or brought by another browser, signs nobody in', async () => {
    const browser = newBrowser();
    const answer = await answerOfProvider(browser);
    const forged = new URL(answer);
    forged.searchParams.set('state', 'forged');
    expect(problemOf(await browser.open(forged.href))).toEqual(['/sign-in/problem/expired', 400]);
    expect(problemOf(await newBrowser().open(answer.href))).toEqual(['/sign-in/problem/expired', 400]);
    expect(await isSignedIn(browser)).toBe(false);
    // Neither attempt has used up the real one.
    await browser.open(answer.href);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('an answer whose id token carries another nonce is refused', async () => {
    const browser = newBrowser();
    const answer = await answerOfProvider(browser);
    const stateHash = hashToken(answer.searchParams.get('state') ?? '');
    await db.update(signInAttempts).set({ nonce: 'another' }).where(eq(signInAttempts.stateHash, stateHash));
    expect(problemOf(await browser.open(answer.href))).toEqual(['/sign-in/problem/refused', 400]);
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('a code is worth one sign-in: replayed with its state or with a fresh one it is refused', async () => {
    const browser = newBrowser();
    const answer = await answerOfProvider(browser);
    await browser.open(answer.href);
    // Back button while signed in: nothing to complain about.
    expect((await browser.open(answer.href)).url.pathname).toBe('/');
    await browser.open('/api/logout');
    expect(problemOf(await browser.open(answer.href))).toEqual(['/sign-in/problem/expired', 400]);

    const fresh = await answerOfProvider(browser);
    fresh.searchParams.set('code', answer.searchParams.get('code') ?? '');
    expect(problemOf(await browser.open(fresh.href))).toEqual(['/sign-in/problem/refused', 400]);
  });

  test.each(['', '?state=%00', '?state=a&state=b', '?code=x', '?error=access_denied', '?%ff=%fe'])(
    'the callback with %j is a 400, as a page and as a call',
    async (query) => {
      expect((await newBrowser().open(`/api/callback${query}`)).status).toBe(400);
      expect((await newBrowser().call(`/api/callback${query}`)).status).toBe(400);
    },
  );

  test.each([
    '?returnTo=a&returnTo=b',
    '?prompt[]=create',
    '?login_hint=%00',
    `?returnTo=/${'x'.repeat(5000)}`,
  ])('the login with %.40j begins a sign-in all the same', async (query) => {
    expect((await newBrowser().peek(`/api/login${query}`)).status).toBe(303);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https:evil.example',
    'https://evil.example',
    '/%09/evil.example',
    '/api/logout',
  ])('returning to %j ends on this site, signed in', async (returnTo) => {
    const browser = newBrowser();
    const form = await browser.open(`/api/login?returnTo=${encodeURIComponent(returnTo)}`);
    expect((await browser.submit(form, maria)).url.origin).toBe(publicUrl);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('a browser that came by 127.0.0.1 is led to the address of PUBLIC_URL first', async () => {
    const answer = await newBrowser().peek('/api/login?returnTo=/quiz', { host: '127.0.0.1:3150' });
    expect(answer.headers.get('location')).toBe(`${publicUrl}/api/login?returnTo=/quiz`);
  });

  test('a sign-in that is under way survives a restart of the server', async () => {
    const browser = newBrowser();
    const form = await browser.open('/api/login?returnTo=/quiz');
    const restarted = await createSignInApp({ db, studentChanges, clock: clock.read });
    const sameBrowser = new Browser(restarted, publicUrl);
    for (const [key, cookie] of browser.jar) sameBrowser.jar.set(key, cookie);
    expect((await sameBrowser.submit(form, maria)).url.href).toBe(`${publicUrl}/quiz`);
    await restarted.close();
  });

  test("a form whose sign-in is gone, or is another browser's, gives a page that leads back", async () => {
    const form = await newBrowser().open('/api/login');
    const stranger = await newBrowser().submit(form, maria);
    expect(stranger.status).toBe(400);
    expect(stranger.body).toContain('href="/api/login"');
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
