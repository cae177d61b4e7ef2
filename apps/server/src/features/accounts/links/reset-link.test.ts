import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemRandomness } from '../../../randomness.ts';
import { runAccountsCommand } from '../../../commands/accounts/run-command.ts';
import { localAccounts, mailedLinks } from '../../../database/schema/accounts.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import { isSignedIn, maria } from '../../sign-in/testing/sign-in-app.ts';
import { email, openResetLinkServer, type ResetLinkServer } from '../testing/reset-link-server.ts';

describe.each(testDatabases)('a forgotten password where mail is sent, on $name', ({ open }) => {
  let server: ResetLinkServer;
  beforeAll(async () => {
    server = await openResetLinkServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test('the mail goes to the owner alone, and its link sets a new password once', async () => {
    const before = await server.signInWith(server.password);
    const link = await server.linkByMail();
    expect(server.links()[0]).toMatchObject({ from: 'quiz@example.com', to: [email] });
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\/link\?secret=[\w-]{43}$/);
    expect(server.links()[0]?.text).not.toContain(maria.firstName);

    const done = await server.follow(link, 'pitchblende at night');
    expect([done.url.pathname, done.status]).toEqual(['/password-reset', 200]);
    expect([await isSignedIn(before), await isSignedIn(await server.signInWith(server.password))]).toEqual([
      false,
      false,
    ]);
    server.password = 'pitchblende at night';
    expect(await isSignedIn(await server.signInWith(server.password))).toBe(true);

    const again = await server.follow(link, 'a shed in rue Lhomond');
    expect([again.status, again.body.includes('This link does not work any more')]).toEqual([410, true]);
    expect(await isSignedIn(await server.signInWith(server.password))).toBe(true);
    const [account] = await server.database.db.select().from(localAccounts);
    expect(account?.emailConfirmedAt).toEqual(new Date(server.time.now));
  });

  test('a link that is used by two at the same moment works for one', async () => {
    const link = await server.linkByMail();
    const wishes = ['the first new one', 'the second new one'];
    const answers = await Promise.all(wishes.map((wish) => server.follow(link, wish)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    server.password = wishes[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await isSignedIn(await server.signInWith(server.password))).toBe(true);
  });

  test('of two links both work, and the use of one ends the other', async () => {
    const [first, second] = [await server.linkByMail(), await server.linkByMail()];
    expect(first).not.toBe(second);
    expect((await server.newBrowser().open(second)).status).toBe(200);
    expect((await server.follow(first, 'eight tonnes of ore')).status).toBe(200);
    server.password = 'eight tonnes of ore';
    expect((await server.follow(second, 'a shed in rue Lhomond')).status).toBe(410);
  });

  test('a link is good for half an hour', async () => {
    const link = await server.linkByMail();
    server.time.now += 29 * 60_000;
    expect((await server.newBrowser().open(link)).status).toBe(200);
    server.time.now += 2 * 60_000;
    expect((await server.newBrowser().open(link)).status).toBe(410);
    const posted = await server.newBrowser().post(new URL('/reset-password/link', link), {
      secret: new URL(link).searchParams.get('secret') ?? '',
      password: 'a shed in rue Lhomond',
      confirmPassword: 'a shed in rue Lhomond',
    });
    expect(posted.status).toBe(410);
    expect(await isSignedIn(await server.signInWith(server.password))).toBe(true);
  });

  test('a new password by another way ends the link', async () => {
    const link = await server.linkByMail();
    const browser = await server.signInWith(server.password);
    const next = { password: 'radium in the dark', confirmPassword: 'radium in the dark' };
    await browser.submit(await browser.open('/change-password'), {
      ...next,
      currentPassword: server.password,
    });
    server.password = next.password;
    expect((await server.newBrowser().open(link)).status).toBe(410);
  });

  test('the new password has to be as good as one at sign-up, and the link outlives a bad one', async () => {
    const link = await server.linkByMail();
    for (const bad of ['short', 'iloveyou', 'MariaCurie1867']) {
      expect((await server.follow(link, bad)).status).toBe(422);
    }
    expect((await server.follow(link, 'a shed in rue Lhomond', { confirmPassword: 'another' })).status).toBe(
      422,
    );
    expect((await server.follow(link, 'a shed in rue Lhomond')).status).toBe(200);
    server.password = 'a shed in rue Lhomond';
  });

  test('guesses before the mail came do not keep its reader out afterwards', async () => {
    for (let guess = 0; guess < 10; guess += 1) await server.signInWith('a guess');
    expect(await isSignedIn(await server.signInWith(server.password))).toBe(false);
    const link = await server.linkByMail();
    expect((await server.follow(link, 'the glow of a vial')).status).toBe(200);
    server.password = 'the glow of a vial';
    expect(await isSignedIn(await server.signInWith(server.password))).toBe(true);
  });

  test('only the hash of a link is kept', async () => {
    const link = await server.linkByMail();
    const secret = new URL(link).searchParams.get('secret') ?? '-';
    const kept = await server.database.db.select().from(mailedLinks);
    const jobs = await server.rows(sql`select data, output from background.job`);
    expect(kept).toHaveLength(1);
    expect(JSON.stringify([kept, jobs])).not.toContain(secret);
  });

  test('nonsense in the place of a link is a link that does not work', async () => {
    for (const query of ['', '?secret=', '?secret=x', '?secret=a&secret=b', `?secret=${'x'.repeat(5000)}`]) {
      expect((await server.newBrowser().open(`/reset-password/link${query}`)).status).toBe(410);
      expect((await server.newBrowser().open(`/confirm-email${query}`)).status).toBe(410);
    }
  });

  test('who has no access to the mail uses a code from support', async () => {
    const page = await server.newBrowser().open('/reset-password');
    expect(page.body).toContain('href="/reset-password/code"');
    const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
    const { text } = await runAccountsCommand(context, { kind: 'reset', email: maria.email });
    const browser = server.newBrowser();
    const form = await browser.open('/reset-password/code');
    const fields = { password: 'the last of the codes', confirmPassword: 'the last of the codes' };
    const done = await browser.submit(form, { email, code: text.split('\n')[0] ?? '', ...fields });
    expect(done.url.pathname).toBe('/password-reset');
    server.password = fields.password;
  });
});
