import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { passwordTries, users } from '../../database/schema/accounts.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { Browser } from './testing/browser.ts';
import { createMaria, createSignInApp, maria, publicUrl, testClock } from './testing/sign-in-app.ts';

const line = z.looseObject({
  reqId: z.string(),
  event: z.optional(z.string()),
  outcome: z.optional(z.string()),
  reason: z.optional(z.string()),
});

let database: OpenDatabase;
let app: Awaited<ReturnType<typeof createSignInApp>>;
let written: string[] = [];

beforeAll(async () => {
  database = await openMemoryDatabase();
  const guessLimits = { perAccount: 2, perAddress: 100, windowSeconds: 900 };
  const options = { db: database.db, clock: testClock().read, guessLimits };
  app = await createSignInApp(options, { write: (text) => written.push(text) });
});
beforeEach(async () => {
  await database.db.delete(passwordTries);
  written = [];
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const events = () =>
  written
    .map((text) => line.parse(JSON.parse(text)))
    .flatMap(({ event, outcome, reason }) =>
      event === undefined ? [] : [[event, outcome, reason].filter(Boolean).join(' ')],
    );

const send = (browser: Browser, method: 'POST' | 'DELETE', url: string) =>
  app.inject({ method, url, headers: { cookie: `valence_session=${browser.cookie('valence_session')}` } });

async function signInWith(password: string): Promise<Browser> {
  const browser = new Browser(app, publicUrl);
  await browser.submit(await browser.open('/api/login'), { email: maria.email, password });
  return browser;
}

test('who comes in, goes out, changes the password or is put off leaves a line, which names nobody', async () => {
  await createMaria(app);
  const browser = await signInWith(maria.password);
  const students = await database.db.select().from(users);

  const page = await browser.open('/change-password');
  const next = { password: 'pitchblende at night', confirmPassword: 'pitchblende at night' };
  await browser.submit(page, { ...next, currentPassword: 'a guess' });
  await browser.submit(page, { ...next, currentPassword: maria.password });
  await send(browser, 'POST', '/api/account/sign-out-elsewhere');
  await browser.call('/api/logout');
  const last = await signInWith(next.password);
  for (let guess = 0; guess < 3; guess += 1) await signInWith('a guess');
  await send(last, 'DELETE', '/api/account/delete');

  expect(events()).toEqual([
    'sign-up succeeded',
    'sign-in succeeded',
    'password-change failed',
    'password-change succeeded',
    'sign-out-elsewhere succeeded',
    'sign-out succeeded',
    'sign-in succeeded',
    'sign-in failed',
    'sign-in failed',
    'sign-in limited',
    'account-deletion succeeded',
  ]);
  const log = written.join('').toLowerCase();
  const personal = [
    'maria',
    'curie',
    'example.com',
    'polonium',
    'pitchblende',
    '127.0.0.1',
    ...students.map(({ id }) => id),
  ];
  for (const word of personal) expect(log).not.toContain(word);
});

test('an account form that is refused, and an answer that belongs to no sign-in, leave one too', async () => {
  const browser = new Browser(app, publicUrl);
  const form = await browser.open('/api/login?prompt=create');
  await browser.submit(form, { ...maria, password: 'my own choice', confirmPassword: 'my own choice' });
  const google = { clientId: 'id', clientSecret: 'secret' };
  const log = { write: (text: string) => written.push(text) };
  const other = await createSignInApp({ db: database.db, clock: Date.now, settings: { google } }, log);
  await new Browser(other, publicUrl).open('/api/callback/google?state=forged');
  await other.close();
  expect(events()).toEqual(['sign-up failed', 'sign-in failed expired']);
});

test('a call that is refused leaves its route and its status, under one id', async () => {
  await new Browser(app, publicUrl).call('/api/user/profile');
  const lines = written.map((text) => line.parse(JSON.parse(text)));
  expect(lines).toMatchObject([
    { req: { method: 'GET', route: '/api/user/profile' } },
    { res: { statusCode: 401 } },
  ]);
  expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(1);
});

test('nobody signs out who was not signed in', async () => {
  await new Browser(app, publicUrl).call('/api/logout');
  expect(events()).toEqual([]);
});
