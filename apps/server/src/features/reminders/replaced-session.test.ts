import { reminder } from '@valence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runAccountsCommand } from '../../commands/accounts/run-command.ts';
import { systemRandomness } from '../../randomness.ts';
import type { PushBrowser } from '../../testing/push-service.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { Browser } from '../sign-in/testing/browser.ts';
import { maria } from '../sign-in/testing/sign-in-app.ts';
import { openRemindersServer, type RemindersServer } from './testing/reminders-server.ts';

const cookieName = 'valence_session';
const irene = { ...maria, firstName: 'Irene', email: 'irene@example.com' };

describe.each(testDatabases)(
  'the daily reminder in a browser that is given another session, on $name',
  ({ open }) => {
    let server: RemindersServer;
    beforeAll(async () => {
      server = await openRemindersServer(await open());
      for (const student of [maria, irene]) await submit('/api/login?prompt=create', student);
      const context = { db: server.database.db, clock: () => server.time.now, randomness: systemRandomness };
      const { email } = maria;
      await runAccountsCommand(context, { kind: 'changeRole', email, role: 'operator', isGranted: true });
    });
    beforeEach(() => server.startAfresh());
    afterAll(() => server.close());

    test('goes on, once a day, when its student gives the password again on the desk', async () => {
      const browser = await submit('/api/login', maria);
      const push = await remindedIn(browser);
      await server.at('2026-03-11T18:00:00Z');
      const before = browser.cookie(cookieName);
      const confirmed = await send(browser, 'POST', '/api/desk/confirm', { password: maria.password });
      const after = confirmed.cookies.find(({ name }) => name === cookieName)?.value;
      browser.setCookie(cookieName, after ?? '');
      expect(after).not.toBe(before);
      expect(await isOnIn(browser)).toBe(true);
      await server.at('2026-03-11T18:15:00Z');
      expect(push.told()).toHaveLength(1);
      await server.at('2026-03-12T18:00:00Z');
      expect(push.told()).toHaveLength(2);
    });

    test('goes on when its student signs in again without signing out', async () => {
      const browser = await submit('/api/login', maria);
      const push = await remindedIn(browser);
      await submit('/api/login', maria, browser);
      expect(await isOnIn(browser)).toBe(true);
      await server.at('2026-03-11T18:00:00Z');
      expect(push.told()).toHaveLength(1);
    });

    test('ends when another student signs in there', async () => {
      const browser = await submit('/api/login', maria);
      const push = await remindedIn(browser);
      await submit('/api/login', irene, browser);
      expect(await isOnIn(browser)).toBe(false);
      await server.at('2026-03-11T18:00:00Z');
      expect(push.told()).toEqual([]);
    });

    async function submit(page: string, fields: typeof maria, browser = newBrowser()): Promise<Browser> {
      await browser.submit(await browser.open(page), fields);
      return browser;
    }

    function newBrowser(): Browser {
      return new Browser(server.app, 'http://localhost:3000');
    }

    async function remindedIn(browser: Browser): Promise<PushBrowser> {
      const push = server.service.browser();
      const body = { hour: 18, subscription: push.subscription };
      expect((await send(browser, 'PUT', '/api/user/reminder', body)).json()).toMatchObject({
        isOnHere: true,
      });
      return push;
    }

    async function isOnIn(browser: Browser): Promise<boolean> {
      return reminder.parse(JSON.parse((await browser.call('/api/user/reminder')).body)).isOnHere;
    }

    function send(browser: Browser, method: 'POST' | 'PUT', url: string, payload: object) {
      const cookie = `${cookieName}=${browser.cookie(cookieName)}`;
      return server.app.inject({
        method,
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        payload,
      });
    }
  },
);
