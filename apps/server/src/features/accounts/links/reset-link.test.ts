import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { systemRandomness } from '../../../randomness.ts';
import { runAccountsCommand } from '../../../commands/accounts/run-command.ts';
import { localAccounts, mailedLinks } from '../../../database/schema/accounts.ts';
import { startMailServer, type MailServer } from '../../../testing/mail-server.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import type { Answer } from '../../sign-in/testing/browser.ts';
import { isSignedIn, maria } from '../../sign-in/testing/sign-in-app.ts';
import { openMariaServer, type MariaServer } from '../testing/maria-server.ts';

const email = maria.email.toLowerCase();

const answer = z.looseObject({ rows: z.array(z.unknown()) });
/** Has the queue try again at once what failed; it would wait a quarter of a minute. */
const retry = sql`update background.job set start_after = now()
  where name = 'mail-link' and state = 'retry' returning id`;
const unfinished = sql`select id from background.job where name = 'mail-link' and state <> 'completed'`;

const retryAll = sql`update background.job set start_after = now() where name like 'mail-%' and state = 'retry'`;
const unfinishedMails = sql`select id from background.job where name like 'mail-%' and state not in ('completed', 'failed')`;

describe.each(testDatabases)('a forgotten password where mail is sent, on $name', ({ open }) => {
  let mail: MailServer;
  let server: MariaServer;
  let failures: unknown[];
  let password = maria.password;

  beforeAll(async () => {
    mail = await startMailServer();
    const settings = { SMTP_URL: mail.url, SMTP_FROM: 'Valence <quiz@example.com>' };
    const onFailure = (error: unknown) => failures.push(error);
    server = await openMariaServer(await open(), settings, { onFailure });
    // What is mailed to confirm the address.
    await vi.waitUntil(() => mail.mails.length === 1, { timeout: 60_000 });
  });
  beforeEach(async () => {
    // What the test before has set off is over: nothing of it arrives or fails in this one.
    await server.database.db.execute(retryAll);
    await vi.waitUntil(async () => (await rows(unfinishedMails)).length === 0, { timeout: 60_000 });
    failures = [];
    server.time.now += 1000;
    mail.mails.length = 0;
    mail.unknown.clear();
    await server.startAfresh();
  });
  afterAll(async () => {
    await server.close();
    await mail.close();
  });

  /** The mails that hold a link; a new password is told of in one without. */
  const links = () => mail.mails.filter(({ text }) => linkOf(text) !== '');
  const rows = async (query: SQL) => answer.parse(await server.database.db.execute(query)).rows;

  async function ask(address: string = maria.email): Promise<Answer> {
    const browser = server.newBrowser();
    return browser.submit(await browser.open('/reset-password'), { email: address });
  }

  /** The link of the mail that comes in answer to a wish. */
  async function linkByMail(): Promise<string> {
    const before = links().length;
    await ask();
    await expect.poll(() => links()).toHaveLength(before + 1);
    return linkOf(links().at(-1)?.text ?? '');
  }

  async function follow(link: string, next: string, fields: object = {}): Promise<Answer> {
    const browser = server.newBrowser();
    const form = await browser.open(link);
    if (form.status !== 200) return form;
    return browser.submit(form, { password: next, confirmPassword: next, ...fields });
  }

  test('the mail goes to the owner alone, and its link sets a new password once', async () => {
    const before = await server.signInWith(password);
    const link = await linkByMail();
    expect(links()[0]).toMatchObject({ from: 'quiz@example.com', to: [email] });
    expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\/link\?secret=[\w-]{43}$/);
    expect(links()[0]?.text).not.toContain(maria.firstName);

    const done = await follow(link, 'pitchblende at night');
    expect([done.url.pathname, done.status]).toEqual(['/password-reset', 200]);
    expect([await isSignedIn(before), await isSignedIn(await server.signInWith(password))]).toEqual([
      false,
      false,
    ]);
    password = 'pitchblende at night';
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);

    const again = await follow(link, 'a shed in rue Lhomond');
    expect([again.status, again.body.includes('This link does not work any more')]).toEqual([410, true]);
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);
    const [account] = await server.database.db.select().from(localAccounts);
    expect(account?.emailConfirmedAt).toEqual(new Date(server.time.now));
  });

  test('a link that is used by two at the same moment works for one', async () => {
    const link = await linkByMail();
    const wishes = ['the first new one', 'the second new one'];
    const answers = await Promise.all(wishes.map((wish) => follow(link, wish)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    password = wishes[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);
  });

  test('of two links both work, and the use of one ends the other', async () => {
    const [first, second] = [await linkByMail(), await linkByMail()];
    expect(first).not.toBe(second);
    expect((await server.newBrowser().open(second)).status).toBe(200);
    expect((await follow(first, 'eight tonnes of ore')).status).toBe(200);
    password = 'eight tonnes of ore';
    expect((await follow(second, 'a shed in rue Lhomond')).status).toBe(410);
  });

  test('a link is good for half an hour', async () => {
    const link = await linkByMail();
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
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);
  });

  test('a new password by another way ends the link', async () => {
    const link = await linkByMail();
    const browser = await server.signInWith(password);
    const next = { password: 'radium in the dark', confirmPassword: 'radium in the dark' };
    await browser.submit(await browser.open('/change-password'), { ...next, currentPassword: password });
    password = next.password;
    expect((await server.newBrowser().open(link)).status).toBe(410);
  });

  test('known and unknown addresses get the very same answer and leave the same work, but no mail', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@example.com')];
    const same = ({ status, url, body }: Answer) => [
      status,
      url.pathname,
      body.replaceAll(/nonce="[^"]+"/g, ''),
    ];
    expect(same(known)).toEqual(same(unknown));
    expect([known.status, known.url.pathname]).toEqual([200, '/reset-password/sent']);
    const done = sql`select count(*)::int as jobs from background.job
      where name = 'mail-link' and state = 'completed' and data->>'purpose' = 'reset-password'
      and data->>'askedAt' = ${String(server.time.now)}`;
    await expect.poll(() => rows(done)).toEqual([{ jobs: 2 }]);
    expect(links().map(({ to }) => to)).toEqual([[email]]);
    expect(JSON.stringify(await rows(sql`select data, output from background.job`))).not.toContain(
      'example.com',
    );
  });

  test('nobody gets more than three mails in an hour, and then the answer is the same for everybody', async () => {
    for (const address of [maria.email, 'nobody@example.com']) {
      const answers = [await ask(address), await ask(address), await ask(address), await ask(address)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(answers[3]?.headers.get('retry-after')).toMatch(/^3[56]\d\d$/);
    }
    expect((await ask('another@example.com')).status).toBe(200);
    await expect.poll(() => links()).toHaveLength(3);
  });

  test('a mail server that is down keeps nobody waiting, and the mail leaves when it is back', async () => {
    const port = Number(new URL(mail.url).port);
    await mail.close();
    expect((await ask()).status).toBe(200);
    await expect.poll(() => failures.map(String)).toEqual([expect.stringContaining('took no mail')]);
    expect(
      JSON.stringify(failures.map((error) => (error instanceof Error ? error.stack : ''))),
    ).not.toContain(email);
    mail = await startMailServer(port);
    await expect.poll(() => rows(retry)).toHaveLength(1);
    await expect.poll(() => links()).toHaveLength(1);
    expect((await follow(linkOf(links()[0]?.text ?? ''), 'ten years of work')).status).toBe(200);
    password = 'ten years of work';
  });

  test('a mail that could not leave for two hours is given up', async () => {
    const port = Number(new URL(mail.url).port);
    await mail.close();
    await ask();
    await expect.poll(() => failures).toHaveLength(1);
    server.time.now += 121 * 60_000;
    mail = await startMailServer(port);
    await expect.poll(() => rows(retry)).toHaveLength(1);
    await expect.poll(() => rows(unfinished)).toEqual([]);
    expect(links()).toEqual([]);
  });

  test('a mail that the server takes for nobody is given up at once', async () => {
    mail.unknown.add(email);
    await ask();
    await expect.poll(() => rows(unfinished)).toEqual([]);
    expect([links(), failures]).toEqual([[], []]);
  });

  test.each([
    'maria@example.com\r\nBcc: thief@example.org',
    'maria@example.com,thief@example.org',
    'maria@example.com%0d%0aBcc:thief@example.org',
    '"maria@example.com" <thief@example.org>',
  ])('an address with more in it than an address sends nobody a mail: %j', async (address) => {
    const answer = await ask(address);
    expect([200, 422]).toContain(answer.status);
    await ask('nobody@example.com');
    await linkByMail();
    expect(links().map(({ to }) => to)).toEqual([[email]]);
  });

  test('the link in a mail leads to the server’s own address, whatever host the wish named', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/reset-password',
      headers: { host: 'evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: maria.email }).toString(),
    });
    await expect.poll(() => links()).toHaveLength(1);
    expect(linkOf(links()[0]?.text ?? '')).toMatch(/^http:\/\/localhost:3000\//);
  });

  test('the new password has to be as good as one at sign-up, and the link outlives a bad one', async () => {
    const link = await linkByMail();
    for (const bad of ['short', 'iloveyou', 'MariaCurie1867']) {
      expect((await follow(link, bad)).status).toBe(422);
    }
    expect((await follow(link, 'a shed in rue Lhomond', { confirmPassword: 'another' })).status).toBe(422);
    expect((await follow(link, 'a shed in rue Lhomond')).status).toBe(200);
    password = 'a shed in rue Lhomond';
  });

  test('guesses before the mail came do not keep its reader out afterwards', async () => {
    for (let guess = 0; guess < 10; guess += 1) await server.signInWith('a guess');
    expect(await isSignedIn(await server.signInWith(password))).toBe(false);
    const link = await linkByMail();
    expect((await follow(link, 'the glow of a vial')).status).toBe(200);
    password = 'the glow of a vial';
    expect(await isSignedIn(await server.signInWith(password))).toBe(true);
  });

  test('only the hash of a link is kept', async () => {
    const link = await linkByMail();
    const secret = new URL(link).searchParams.get('secret') ?? '-';
    const kept = await server.database.db.select().from(mailedLinks);
    const jobs = await rows(sql`select data, output from background.job`);
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
    password = fields.password;
  });
});

function linkOf(text: string): string {
  return /https?:\S+/.exec(text)?.[0] ?? '';
}
