import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { localAccounts, mailedLinks } from '../../../database/schema/accounts.ts';
import { startMailServer, type MailServer } from '../../../testing/mail-server.ts';
import { openMemoryDatabase } from '../../../testing/memory-database.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import type { Browser } from '../../sign-in/testing/browser.ts';
import { isSignedIn, maria } from '../../sign-in/testing/sign-in-app.ts';
import { openMariaServer, type MariaServer } from '../testing/maria-server.ts';

describe.each(testDatabases)('confirming an e-mail address on $name', ({ open }) => {
  let mail: MailServer;
  let server: MariaServer;
  let browser: Browser;

  beforeAll(async () => {
    mail = await startMailServer();
    const settings = { SMTP_URL: mail.url, SMTP_FROM: 'quiz@example.com' };
    server = await openMariaServer(await open(), settings);
    browser = await server.signInWith(maria.password);
    await vi.waitUntil(() => mail.mails.length === 1, { timeout: 60_000 });
  });
  beforeEach(async () => {
    await server.database.db.update(localAccounts).set({ emailConfirmedAt: null });
    mail.mails.length = 0;
    await server.startAfresh();
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
  });

  const isConfirmed = async (): Promise<unknown> =>
    JSON.parse((await browser.call('/api/user/profile')).body).isEmailConfirmed;

  const sendAgain = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/account/send-confirmation',
      headers: {
        cookie: `valence_session=${browser.cookie('valence_session')}`,
        'sec-fetch-site': 'same-origin',
      },
    });

  async function linkByMail(): Promise<string> {
    const before = mail.mails.length;
    expect((await sendAgain()).json()).toEqual({ isEmailConfirmed: false });
    await expect.poll(() => mail.mails).toHaveLength(before + 1);
    return /https?:\S+/.exec(mail.mails.at(-1)?.text ?? '')?.[0] ?? '';
  }

  test('a new account works at once, and a mail is on its way', async () => {
    const newcomer = server.newBrowser();
    const form = await newcomer.open('/api/login?prompt=create');
    await newcomer.submit(form, { ...maria, email: 'irene@example.com' });
    expect(await isSignedIn(newcomer)).toBe(true);
    await expect.poll(() => mail.mails.map(({ to }) => to)).toEqual([['irene@example.com']]);
    expect(mail.mails[0]?.headers).toContainEqual(
      'Subject: Is this your email address? Please confirm it for Valence',
    );
  });

  test('who signs in with the account form gets no mail', async () => {
    const again = server.newBrowser();
    await again.submit(await again.open('/api/login?prompt=create'), maria);
    expect(await isSignedIn(again)).toBe(true);
    await linkByMail();
    expect(mail.mails).toHaveLength(1);
  });

  test('following the link and pressing the button confirms the address, in whatever browser', async () => {
    const link = await linkByMail();
    expect(await isConfirmed()).toBe(false);
    const other = server.newBrowser();
    const page = await other.open(link);
    expect([page.status, page.body.includes('maria@example.com')]).toEqual([200, true]);
    // A program that checks mail follows links as well.
    expect(await isConfirmed()).toBe(false);
    const done = await other.submit(page, {});
    expect([done.url.pathname, done.status]).toEqual(['/email-confirmed', 200]);
    expect(await isConfirmed()).toBe(true);
    expect((await other.submit(page, {})).url.pathname).toBe('/email-confirmed');
    expect((await sendAgain()).json()).toEqual({ isEmailConfirmed: true });
    expect(mail.mails).toHaveLength(1);
  });

  test('the link is good for three days, and resets no password', async () => {
    const link = await linkByMail();
    const secret = new URL(link).searchParams.get('secret') ?? '';
    expect((await server.newBrowser().open(`/reset-password/link?secret=${secret}`)).status).toBe(410);
    const before = server.time.now;
    server.time.now += 71 * 3_600_000;
    expect((await server.newBrowser().open(link)).status).toBe(200);
    server.time.now += 2 * 3_600_000;
    expect((await server.newBrowser().open(link)).status).toBe(410);
    const posted = await server.newBrowser().post(new URL(link), { secret });
    expect(posted.status).toBe(410);
    server.time.now = before;
    expect(await isConfirmed()).toBe(false);
  });

  test('the link is sent again three times in an hour', async () => {
    for (let time = 0; time < 3; time += 1) expect((await sendAgain()).statusCode).toBe(200);
    const stopped = await sendAgain();
    expect([stopped.statusCode, stopped.json().code]).toEqual([429, 'tooManyRequests']);
    expect(stopped.json().message).toMatch(/try again in \d+ minutes/);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(3500);
    await expect.poll(() => mail.mails).toHaveLength(3);
  });

  test('an account that is deleted takes its links along', async () => {
    const form = await server.newBrowser().open('/api/login?prompt=create');
    const leaving = server.newBrowser();
    await leaving.submit(form, { ...maria, email: 'pierre@example.com' });
    await expect.poll(() => mail.mails).toHaveLength(1);
    const gone = await server.app.inject({
      method: 'DELETE',
      url: '/api/account/delete',
      headers: {
        cookie: `valence_session=${leaving.cookie('valence_session')}`,
        'sec-fetch-site': 'same-origin',
      },
    });
    expect(gone.statusCode).toBe(200);
    expect(await server.database.db.select().from(mailedLinks)).toEqual([]);
  });

  test('nobody is asked who signs in elsewhere, or not at all', async () => {
    const student = await server.signIn();
    expect((await student.get('/api/user/profile')).json()).toMatchObject({ isEmailConfirmed: null });
    expect((await student.post('/api/account/send-confirmation', {})).statusCode).toBe(404);
    const nobody = await server.app.inject({ method: 'POST', url: '/api/account/send-confirmation' });
    expect(nobody.statusCode).toBe(401);
  });
});

test('without a mail server nothing is asked and nothing is mailed', async () => {
  const server = await createTestApp(await openMemoryDatabase());
  const student = await server.signIn();
  expect((await student.get('/api/user/profile')).json()).toMatchObject({ isEmailConfirmed: null });
  expect((await student.post('/api/account/send-confirmation', {})).statusCode).toBe(404);
  await server.close();
});
