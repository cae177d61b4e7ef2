import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passwordResets } from '../../database/schema/accounts.ts';
import { systemRandomness } from '../../randomness.ts';
import { runAccountsCommand } from '../../commands/accounts/run-command.ts';
import type { Answer } from '../sign-in/testing/browser.ts';
import { isSignedIn, maria } from '../sign-in/testing/sign-in-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openMariaServer, type MariaServer } from './testing/maria-server.ts';

const page = '/reset-password';

describe.each(testDatabases)('a forgotten password on $name', ({ open }) => {
  let server: MariaServer;
  let password = maria.password;

  beforeAll(async () => {
    server = await openMariaServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  /** What support reads out to the student. */
  async function askSupport(email = maria.email): Promise<string> {
    const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
    const { text, isDone } = await runAccountsCommand(context, { kind: 'reset', email });
    if (!isDone) throw new Error(text);
    return text.split('\n')[0] ?? '';
  }

  async function reset(code: string, next: string, email = maria.email): Promise<Answer> {
    const browser = server.newBrowser();
    const form = { email, code, password: next, confirmPassword: next };
    return browser.submit(await browser.open(page), form);
  }

  test('the sign-in page says what to do: a call, whose number stands there', async () => {
    const browser = server.newBrowser();
    expect((await browser.open('/api/login')).body).toContain(`<a href="${page}">Forgot your password?</a>`);
    expect((await browser.open(page)).body).toContain('<a href="tel:+15550100142">+1 (555) 010-0142</a>');
  });

  test('the address that was typed at sign-in stands in the form, once, and is no code of the page', async () => {
    const open = (cookie: string) => server.app.inject({ url: page, headers: { cookie } });
    const typed = await open('valence_typed_email=maria%40example.org');
    expect(typed.body).toContain('value="maria@example.org"');
    expect(String(typed.headers['set-cookie'])).toMatch(/^valence_typed_email=; .*Path=\/reset-password/);
    const hostile = await open(`valence_typed_email=${encodeURIComponent('"><script>')}`);
    expect(hostile.body).not.toContain('"><script>');
    expect((await open('')).body).not.toContain('value="maria');
  });

  test('an address that was refused at sign-in comes along too', async () => {
    const browser = server.newBrowser();
    await browser.submit(await browser.open('/api/login'), { email: maria.email, password: 'not hers' });
    expect((await browser.open(page)).body).toContain(`value="${maria.email}"`);
  });

  test('the code from support sets a new password once, and everything that the old one opened ends', async () => {
    const before = await server.signInWith(password);
    const code = await askSupport();
    const done = await reset(code.toLowerCase().replaceAll('-', ' '), 'pitchblende at night');
    expect([done.url.pathname, done.status]).toEqual(['/password-reset', 200]);
    expect([await isSignedIn(before), await isSignedIn(await server.signInWith(password))]).toEqual([
      false,
      false,
    ]);
    password = 'pitchblende at night';
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);
    expect((await reset(code, 'a shed in rue Lhomond')).status).toBe(401);
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);
  });

  test('a code is good for an hour, and the next one ends it', async () => {
    const first = await askSupport();
    const second = await askSupport();
    expect((await reset(first, 'a shed in rue Lhomond')).status).toBe(401);
    server.time.now += 61 * 60_000;
    expect((await reset(second, 'a shed in rue Lhomond')).status).toBe(401);
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);
  });

  test('a new password by another way ends the code', async () => {
    const code = await askSupport();
    const browser = await server.signInWith(password);
    const next = { password: 'eight tonnes of ore', confirmPassword: 'eight tonnes of ore' };
    await browser.submit(await browser.open('/change-password'), { ...next, currentPassword: password });
    password = next.password;
    expect((await reset(code, 'a shed in rue Lhomond')).status).toBe(401);
  });

  test('a wrong code and an unknown e-mail address get the same answer, and tries are limited as at sign-in', async () => {
    const code = await askSupport();
    const same = (answer: Answer, email: string) =>
      [answer.status, answer.body.replaceAll(/nonce="[^"]+"/g, '').replaceAll(email, 'EMAIL')] as const;
    const wrong = await reset('0000-0000-0000', 'a shed in rue Lhomond');
    const unknown = await reset('0000-0000-0000', 'a shed in rue Lhomond', 'nobody@example.com');
    expect(same(wrong, maria.email)).toEqual(same(unknown, 'nobody@example.com'));
    expect(wrong.status).toBe(401);

    for (let guess = 1; guess < 10; guess += 1) await reset('0000-0000-0000', 'a shed in rue Lhomond');
    const stopped = await reset(code, 'a shed in rue Lhomond');
    expect([stopped.status, stopped.headers.get('retry-after')]).toEqual([
      429,
      // Seconds of the real clock pass meanwhile.
      expect.stringMatching(/^(8\d\d|900)$/),
    ]);
    expect(await server.signInWith(password).then(isSignedIn)).toBe(false);
  });

  test('a code works for its own account alone', async () => {
    const browser = server.newBrowser();
    const pierre = { ...maria, firstName: 'Pierre', email: 'pierre@example.com' };
    await browser.submit(await browser.open('/api/login?prompt=create'), pierre);
    const code = await askSupport(pierre.email);
    expect((await reset(code, 'a shed in rue Lhomond')).status).toBe(401);
    expect((await reset(code, 'a shed in rue Lhomond', pierre.email)).status).toBe(200);
  });

  test('of two uses of one code at the same moment one holds', async () => {
    const code = await askSupport();
    const wishes = ['the first new one', 'the second new one'];
    const answers = await Promise.all(wishes.map((wish) => reset(code, wish)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    password = wishes[answers.findIndex(({ status }) => status === 200)] ?? '';
    await server.startAfresh();
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);
  });

  test('the new password has to be as good as one at sign-up, and what is missing is said', async () => {
    const code = await askSupport();
    for (const bad of ['short', 'iloveyou', 'maria2026']) expect((await reset(code, bad)).status).toBe(422);
    const empty = await server.newBrowser().submit(await server.newBrowser().open(page), {});
    expect(empty.body).toContain('<a href="#code">Please enter the code that we gave you.</a>');
    expect(empty.status).toBe(422);
  });

  test('support reads out no code for an account that is not there', async () => {
    await expect(askSupport('nobody@example.com')).rejects.toThrow('no local account for nobody@example.com');
  });

  test('only the hash of a code is kept', async () => {
    const code = await askSupport();
    expect(JSON.stringify(await server.database.db.select().from(passwordResets))).not.toContain(code);
  });
});
