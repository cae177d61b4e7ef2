import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { pushSubscriptions, reminders } from '../../database/schema/reminders.ts';
import { createTestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openRemindersServer, type RemindersServer } from './testing/reminders-server.ts';

describe.each(testDatabases)('the daily reminder on $name', ({ open }) => {
  let server: RemindersServer;
  beforeAll(async () => {
    server = await openRemindersServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

  test.each([
    ['its browser signs out', (student: TestStudent) => student.get('/api/logout')],
    ['it is turned off there', (student: TestStudent) => student.send('DELETE', '/api/user/reminder')],
    [
      'another browser signs it out',
      async (student: TestStudent) => {
        const other = await server.signInAgain(student);
        return other.post('/api/account/sign-out-elsewhere', undefined);
      },
    ],
    ['the account ends', (student: TestStudent) => student.send('DELETE', '/api/account/delete')],
  ])('ends in a browser when %s', async (_, act) => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    expect((await act(student)).statusCode).toBeLessThan(300);
    expect(await server.database.db.select().from(pushSubscriptions)).toEqual([]);
    await server.at('2026-03-11T18:00:00Z');
    expect(browser.told()).toEqual([]);
  });

  test('of one student does not come to a browser where another has asked for one', async () => {
    const [first, second] = [await server.signIn(), await server.signIn()];
    const browser = await server.remind(first, 18);
    await server.remind(second, 19, browser);
    expect(await server.reminderOf(first)).toMatchObject({ isOnHere: false });
    await server.at('2026-03-11T18:00:00Z');
    expect(browser.told()).toEqual([]);
    await server.at('2026-03-11T19:00:00Z');
    expect(browser.told()).toHaveLength(1);
  });

  test.each([
    ['an address of no push service', { endpoint: 'https://169.254.169.254/latest' }],
    ['an address that is too long', { endpoint: `https://fcm.googleapis.com/${'x'.repeat(1024)}` }],
    ['a key that is none', { keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) } }],
  ])('is refused for %s', async (_, wrong) => {
    const student = await server.signIn();
    const { subscription } = server.service.browser();
    const answer = await server.put(student, { hour: 18, subscription: { ...subscription, ...wrong } });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'badRequest']);
    expect(await server.database.db.select().from(reminders)).toEqual([]);
  });

  test('is in the own data, without what lets others send', async () => {
    const student = await server.signIn();
    const { subscription } = await server.remind(student, 18);
    const exported = await student.get('/api/account/export');
    expect(exported.json()).toMatchObject({
      reminders: [{ hour: 18, unanswered: 0 }],
      push_subscriptions: [{ pushService: 'fcm.googleapis.com', sentDay: null }],
    });
    const { endpoint, keys } = subscription;
    for (const secret of [new URL(endpoint).pathname, keys.auth, keys.p256dh])
      expect(exported.body).not.toContain(secret);
  });

  test('is not offered without keys', async () => {
    const plain = await createTestApp(await open());
    const student = await plain.signIn();
    const { subscription } = server.service.browser();
    const answers = [
      await student.get('/api/user/reminder'),
      await server.put(student, { hour: 18, subscription }),
      await student.send('DELETE', '/api/user/reminder'),
    ];
    for (const answer of answers)
      expect([
        answer.statusCode,
        z.looseObject({ message: z.string() }).parse(answer.json()).message,
      ]).toEqual([404, 'Reminders are not offered here.']);
    await plain.close();
  });
});
