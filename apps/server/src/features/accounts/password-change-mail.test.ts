import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { systemRandomness } from '../../randomness.ts';
import { runAccountsCommand } from '../../commands/accounts/run-command.ts';
import { startMailServer, type MailServer } from '../../testing/mail-server.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { maria } from '../sign-in/testing/sign-in-app.ts';
import { openMariaServer, type MariaServer } from './testing/maria-server.ts';

const email = maria.email.toLowerCase();
const rows = z.looseObject({ rows: z.array(z.unknown()) });

describe.each(testDatabases)(
  'where mail is sent, a new password is told to the owner, on $name',
  ({ open }) => {
    let mail: MailServer;
    let server: MariaServer;
    let password = maria.password;

    beforeAll(async () => {
      mail = await startMailServer();
      const settings = { SMTP_URL: mail.url, SMTP_FROM: 'quiz@example.com', SUPPORT_PHONE: '+1 555 0100' };
      server = await openMariaServer(await open(), settings);
      // What is mailed to confirm the address.
      await vi.waitUntil(() => mail.mails.length === 1, { timeout: 60_000 });
    });
    beforeEach(async () => {
      await server.startAfresh();
      mail.mails.length = 0;
    });
    afterAll(async () => {
      await server.close();
      await mail.close();
    });

    async function change(next: string, current = password) {
      const browser = await server.signInWith(password);
      const form = { currentPassword: current, password: next, confirmPassword: next };
      const answer = await browser.submit(await browser.open('/change-password'), form);
      if (answer.url.pathname === '/password-changed') password = next;
      return answer;
    }

    /** How many mails of changes wait or are under way. */
    const waiting = async () =>
      rows.parse(
        await server.database.db.execute(
          sql`select id from background.job where name = 'mail-password-change' and state <> 'completed'`,
        ),
      ).rows.length;

    test('when it was changed, with what to do if it was somebody else, and without a link', async () => {
      expect((await change('pitchblende at night')).status).toBe(200);
      await expect.poll(() => mail.mails).toHaveLength(1);
      const [told] = mail.mails;
      expect(told?.to).toEqual([email]);
      expect(told?.headers).toContainEqual(expect.stringContaining('Your password for Valence was changed'));
      const text = told?.text.replace(/\s+/g, ' ');
      expect(text).toContain('was changed on March 11, 2026');
      expect(text).toContain('“Forgot your password?”');
      expect(text).toContain('+1 555 0100');
      expect(text).not.toMatch(/https?:|www\.|localhost/);
      expect(text).not.toContain(maria.firstName);
    });

    test('when it was reset by a code of support', async () => {
      const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
      const { text } = await runAccountsCommand(context, { kind: 'reset', email: maria.email });
      const browser = server.newBrowser();
      const form = await browser.open('/reset-password/code');
      const next = 'a shed in rue Lhomond';
      const code = text.split('\n')[0] ?? '';
      await browser.submit(form, { email, code, password: next, confirmPassword: next });
      password = next;
      await expect.poll(() => mail.mails.map(({ to }) => to)).toEqual([[email]]);
    });

    test('when it was reset by a mailed link', async () => {
      const asking = server.newBrowser();
      await asking.submit(await asking.open('/reset-password'), { email });
      await expect.poll(() => mail.mails).toHaveLength(1);
      const link = /https?:\S+/.exec(mail.mails[0]?.text ?? '')?.[0] ?? '';
      const browser = server.newBrowser();
      const next = 'eight tonnes of ore';
      await browser.submit(await browser.open(link), { password: next, confirmPassword: next });
      password = next;
      await expect.poll(() => mail.mails).toHaveLength(2);
      expect(mail.mails[1]?.text).not.toMatch(/https?:/);
    });

    test('but not when it stayed as it was', async () => {
      expect((await change('the choice of a thief', 'a guess at it')).status).toBe(401);
      expect(await waiting()).toBe(0);
      expect(mail.mails).toEqual([]);
    });

    test('and five times an hour at most, so that nobody fills a letter box', async () => {
      for (let turn = 0; turn < 6; turn += 1)
        expect((await change(`the glow of vial ${turn}`)).status).toBe(200);
      await expect.poll(waiting).toBe(0);
      expect(mail.mails).toHaveLength(5);
    });
  },
);
