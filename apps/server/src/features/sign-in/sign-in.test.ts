import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInHintCookie } from '@valence/contract';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';
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

describe.each(testDatabases)('signing in on $name', ({ open }) => {
  const clock = testClock();
  let db: Database;
  let app: FastifyInstance;
  let close: () => Promise<void>;

  beforeAll(async () => {
    ({ db, close } = await open());
    app = await createSignInApp({ db, clock: clock.read });
  });

  afterAll(async () => {
    await app.close();
    await close();
  });

  const newBrowser = () => new Browser(app, publicUrl);

  const signedIn = () => signInMaria(app);

  test('creating an account signs in and returns to where the student was going', async () => {
    const { browser, landed } = await createMaria(app);
    expect([landed.url.href, landed.body]).toEqual([`${publicUrl}/quiz`, 'quiz']);

    const user = await browser.call('/api/auth/user');
    expect(user.status).toBe(200);
    expect(browser.cookie(signedInHintCookie)).toBe(JSON.parse(user.body).id);
    expect(JSON.parse(user.body)).toEqual({
      id: expect.any(String),
      firstName: 'Maria',
      lastName: 'Curie',
      email: 'maria@example.com',
      profileImageUrl: null,
      subscriptionStatus: 'free',
      hasActiveSubscription: false,
      isPremiumSold: true,
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

  test.each([
    '?returnTo=a&returnTo=b',
    '?prompt[]=create',
    '?login_hint=%00',
    `?returnTo=/${'x'.repeat(5000)}`,
  ])('the login with %.40j leads to the form all the same', async (query) => {
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

  test('the form works on any process, and after a restart', async () => {
    const form = await newBrowser().open('/api/login?returnTo=/quiz');
    const restarted = await createSignInApp({ db, clock: clock.read });
    const browser = new Browser(restarted, publicUrl);
    expect((await browser.submit(form, maria)).url.href).toBe(`${publicUrl}/quiz`);
    await restarted.close();
  });
});
