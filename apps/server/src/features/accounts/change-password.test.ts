import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Browser } from '../sign-in/testing/browser.ts';
import { isSignedIn, maria } from '../sign-in/testing/sign-in-app.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openMariaServer, type MariaServer } from './testing/maria-server.ts';

const publicUrl = 'http://localhost:3000';
const page = '/change-password';

describe.each(testDatabases)('changing the password on $name', ({ open }) => {
  let server: MariaServer;
  let password = maria.password;

  beforeAll(async () => {
    server = await openMariaServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  async function signedIn(): Promise<Browser> {
    const browser = await server.signInWith(password);
    if (!(await isSignedIn(browser))) throw new Error('Not signed in');
    return browser;
  }

  async function change(browser: Browser, next: string, current = password) {
    const form = { currentPassword: current, password: next, confirmPassword: next };
    return browser.submit(await browser.open(page), form);
  }

  test('the account page leads there, and the new password signs in where the old one did', async () => {
    const browser = await signedIn();
    const profile = JSON.parse((await browser.call('/api/user/profile')).body);
    expect(profile).toMatchObject({ changePasswordPage: page });

    const changed = await change(browser, 'pitchblende at night');
    expect([changed.url.pathname, changed.status]).toEqual(['/password-changed', 200]);
    expect(changed.body).toContain('Your password is changed');

    const old = server.newBrowser();
    const refused = await old.submit(await old.open('/api/login'), { email: maria.email, password });
    expect(refused.status).toBe(401);
    password = 'pitchblende at night';
    expect(await isSignedIn(await signedIn())).toBe(true);
  });

  test('every other session ends, and this browser goes on under a new id', async () => {
    const [browser, other, third] = [await signedIn(), await signedIn(), await signedIn()];
    const before = browser.cookie('valence_session') ?? '';
    await change(browser, 'a shed in rue Lhomond');
    password = 'a shed in rue Lhomond';
    expect([await isSignedIn(browser), await isSignedIn(other), await isSignedIn(third)]).toEqual([
      true,
      false,
      false,
    ]);
    // Whoever has copied the cookie of this very browser is out as well.
    const thief = server.newBrowser();
    thief.setCookie('valence_session', before);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test('a sign-in whose old password has just been checked opens nothing once the new one holds', async () => {
    const browser = await signedIn();
    const [changed, entered] = await Promise.all([
      change(browser, 'eight tonnes of ore'),
      server.signInWith(password),
    ]);
    expect(changed.status).toBe(200);
    password = 'eight tonnes of ore';
    // Whichever came first: the change ended that session, or the sign-in found another password.
    expect(await isSignedIn(entered)).toBe(false);
  });

  test('without the current password nothing changes, and nobody is signed out', async () => {
    const [browser, other] = [await signedIn(), await signedIn()];
    const refused = await change(browser, 'the choice of a thief', 'a guess at it');
    expect(refused.status).toBe(401);
    expect(refused.body).toContain('<a href="#currentPassword">This is not your current password.</a>');
    expect(refused.body).not.toContain('the choice of a thief');
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([true, true]);
    await signedIn();
  });

  test('guesses at the current password are limited like those at sign-in, and together with them', async () => {
    const browser = await signedIn();
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1) {
      statuses.push((await change(browser, 'the choice of a thief', `guess ${guess}`)).status);
    }
    expect(statuses).toEqual(Array<number>(10).fill(401));
    const stopped = await change(browser, 'the choice of a thief');
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([
      429,
      // Seconds of the real clock pass meanwhile.
      expect.stringMatching(/^(8\d\d|900)$/),
    ]);
    expect(stopped.body).toContain('Please wait 15 minutes');
    const elsewhere = server.newBrowser();
    const form = await elsewhere.open('/api/login');
    expect((await elsewhere.submit(form, { email: maria.email, password })).status).toBe(429);
  });

  test('the new password has to be as good as one at sign-up', async () => {
    const browser = await signedIn();
    for (const bad of ['short', 'password', 'MariaCurie1867', password]) {
      expect((await change(browser, bad)).status).toBe(422);
    }
    const unlike = {
      currentPassword: password,
      password: 'one new password',
      confirmPassword: 'another one',
    };
    expect((await browser.submit(await browser.open(page), unlike)).status).toBe(422);
    await signedIn();
  });

  test('of two changes made at the same moment one holds, and the browser of the other is signed out', async () => {
    const browsers = [await signedIn(), await signedIn()] as const;
    const wishes = ['the first new one', 'the second new one'] as const;
    const answers = await Promise.all([change(browsers[0], wishes[0]), change(browsers[1], wishes[1])]);
    const winner = answers[0].status === 200 ? 0 : 1;
    expect(answers.filter(({ url }) => url.pathname === '/password-changed')).toHaveLength(1);
    password = wishes[winner];
    await server.startAfresh();
    expect([
      await isSignedIn(browsers[winner]),
      await isSignedIn(browsers[1 - winner] ?? browsers[0]),
    ]).toEqual([true, false]);
    await signedIn();
  });

  test('signed out, the page asks for a sign-in and changes nothing', async () => {
    const stranger = server.newBrowser();
    const opened = await stranger.peek(page);
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/api/login?returnTo=%2Faccount']);
    const sent = await stranger.post(new URL(page, publicUrl), {
      currentPassword: password,
      password: 'the choice of a thief',
      confirmPassword: 'the choice of a thief',
    });
    expect(sent.status).toBe(303);
    await signedIn();
  });

  test('a student of another issuer has no password here', async () => {
    const student = await server.signIn();
    expect((await student.get('/api/user/profile')).json()).toMatchObject({ changePasswordPage: null });
    expect((await student.get(page)).statusCode).toBe(303);
  });

  test("another site's form is refused", async () => {
    const browser = await signedIn();
    const form = { currentPassword: password, password: 'pitchblende', confirmPassword: 'pitchblende' };
    const answer = await server.app.inject({
      method: 'POST',
      url: page,
      headers: {
        cookie: `valence_session=${browser.cookie('valence_session')}`,
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      payload: new URLSearchParams(form).toString(),
    });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'crossSiteRequest']);
  });

  test('password managers find the page at its well-known address', async () => {
    const answer = await server.newBrowser().peek('/.well-known/change-password');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  });
});

test("with an issuer of one's own there is no such page, and nobody is sent to it", async () => {
  const server = await createTestApp(await openMemoryDatabase(), {
    OIDC_ISSUER: 'https://id.example.org',
    OIDC_CLIENT_ID: 'valence',
    OIDC_CLIENT_SECRET: 'secret',
  });
  const student = await server.signIn({ issuer: 'built-in' });
  expect((await student.get('/api/user/profile')).json()).toMatchObject({ changePasswordPage: null });
  // What answers is the app, which knows no such page.
  expect((await student.get(page)).body).not.toContain('Current password');
  expect((await student.get('/.well-known/change-password')).headers.location).toBeUndefined();
  await server.close();
});
