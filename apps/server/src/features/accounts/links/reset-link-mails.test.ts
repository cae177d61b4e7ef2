import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startMailServer } from '../../../testing/mail-server.ts';
import { testDatabases } from '../../../testing/test-databases.ts';
import type { Answer } from '../../sign-in/testing/browser.ts';
import { maria } from '../../sign-in/testing/sign-in-app.ts';
import { email, linkOf, openResetLinkServer, type ResetLinkServer } from '../testing/reset-link-server.ts';

/** Has the queue try again at once what failed; it would wait a quarter of a minute. */
const retry = sql`update background.job set start_after = now()
  where name = 'mail-link' and state = 'retry' returning id`;
const unfinished = sql`select id from background.job where name = 'mail-link' and state <> 'completed'`;

describe.each(testDatabases)('a forgotten password where mail is sent, on $name', ({ open }) => {
  let server: ResetLinkServer;
  beforeAll(async () => {
    server = await openResetLinkServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test('known and unknown addresses get the very same answer and leave the same work, but no mail', async () => {
    const [known, unknown] = [await server.ask(), await server.ask('nobody@example.com')];
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
    await expect.poll(() => server.rows(done)).toEqual([{ jobs: 2 }]);
    expect(server.links().map(({ to }) => to)).toEqual([[email]]);
    expect(JSON.stringify(await server.rows(sql`select data, output from background.job`))).not.toContain(
      'example.com',
    );
  });

  test('nobody gets more than three mails in an hour, and then the answer is the same for everybody', async () => {
    for (const address of [maria.email, 'nobody@example.com']) {
      const answers = [
        await server.ask(address),
        await server.ask(address),
        await server.ask(address),
        await server.ask(address),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
      expect(answers[3]?.headers.get('retry-after')).toMatch(/^3[56]\d\d$/);
    }
    expect((await server.ask('another@example.com')).status).toBe(200);
    await expect.poll(() => server.links()).toHaveLength(3);
  });

  test('a mail server that is down keeps nobody waiting, and the mail leaves when it is back', async () => {
    const port = Number(new URL(server.mail.url).port);
    await server.mail.close();
    expect((await server.ask()).status).toBe(200);
    await expect.poll(() => server.failures.map(String)).toEqual([expect.stringContaining('took no mail')]);
    expect(
      JSON.stringify(server.failures.map((error) => (error instanceof Error ? error.stack : ''))),
    ).not.toContain(email);
    server.mail = await startMailServer(port);
    await expect.poll(() => server.rows(retry)).toHaveLength(1);
    await expect.poll(() => server.links()).toHaveLength(1);
    expect((await server.follow(linkOf(server.links()[0]?.text ?? ''), 'ten years of work')).status).toBe(
      200,
    );
    server.password = 'ten years of work';
  });

  test('a mail that could not leave for two hours is given up', async () => {
    const port = Number(new URL(server.mail.url).port);
    await server.mail.close();
    await server.ask();
    await expect.poll(() => server.failures).toHaveLength(1);
    server.time.now += 121 * 60_000;
    server.mail = await startMailServer(port);
    await expect.poll(() => server.rows(retry)).toHaveLength(1);
    await expect.poll(() => server.rows(unfinished)).toEqual([]);
    expect(server.links()).toEqual([]);
  });

  test('a mail that the server takes for nobody is given up at once', async () => {
    server.mail.unknown.add(email);
    await server.ask();
    await expect.poll(() => server.rows(unfinished)).toEqual([]);
    expect([server.links(), server.failures]).toEqual([[], []]);
  });

  test.each([
    'maria@example.com\r\nBcc: thief@example.org',
    'maria@example.com,thief@example.org',
    'maria@example.com%0d%0aBcc:thief@example.org',
    '"maria@example.com" <thief@example.org>',
  ])('an address with more in it than an address sends nobody a mail: %j', async (address) => {
    const answer = await server.ask(address);
    expect([200, 422]).toContain(answer.status);
    await server.ask('nobody@example.com');
    await server.linkByMail();
    expect(server.links().map(({ to }) => to)).toEqual([[email]]);
  });

  test('the link in a mail leads to the server’s own address, whatever host the wish named', async () => {
    await server.app.inject({
      method: 'POST',
      url: '/reset-password',
      headers: { host: 'evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: maria.email }).toString(),
    });
    await expect.poll(() => server.links()).toHaveLength(1);
    expect(linkOf(server.links()[0]?.text ?? '')).toMatch(/^http:\/\/localhost:3000\//);
  });
});
