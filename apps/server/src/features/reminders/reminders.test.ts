import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { pushSubscriptions, reminders } from '../../database/schema/reminders.ts';
import { readSender } from '../../testing/push-service.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openRemindersServer, type RemindersServer } from './testing/reminders-server.ts';

const berlin = { 'time-zone': 'Europe/Berlin' };

describe.each(testDatabases)('the daily reminder on $name', ({ open }) => {
  let server: RemindersServer;
  beforeAll(async () => {
    server = await openRemindersServer(await open());
  });
  beforeEach(async () => {
    await server.database.db.delete(reminders);
    await server.database.db.delete(pushSubscriptions);
    server.time.now = Date.parse('2026-03-11T12:00:00Z');
    server.service.answers.clear();
    server.service.messages.length = 0;
    server.refused.length = 0;
  });
  afterAll(() => server.close());

  const finish = async (student: TestStudent, right = 5) =>
    student.post('/api/user/record-quiz', answersTo(await askForQuiz(student), right));

  test('comes at the hour where the student is, signed by us and readable by that browser alone', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18, undefined, berlin);
    expect(await server.reminderOf(student)).toEqual({ hour: 18, isOnHere: true, isQuiet: false });
    await server.at('2026-03-11T16:59:00Z');
    expect(server.service.messages).toEqual([]);
    await server.at('2026-03-11T17:00:10Z');
    expect(browser.told()).toEqual([
      {
        title: 'Ready for today’s chemistry?',
        body: 'One short quiz keeps what you know fresh.',
        path: '/quiz',
      },
    ]);
    const [{ host, headers, body } = expect.fail('nothing came')] = server.service.messages;
    expect(host).toBe('fcm.googleapis.com');
    expect(body.toString('latin1')).not.toContain('chemistry');
    // Who is off at the hour is told for two hours, and not the next morning.
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '7190', topic: 'reminder' });
    expect(readSender(headers)).toMatchObject({
      key: server.publicKey,
      aud: 'https://fcm.googleapis.com',
      sub: 'mailto:help@example.com',
    });
  });

  test('comes once a day, also where the hour is changed, and follows the clocks of the student', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18, undefined, berlin);
    await server.at('2026-03-27T17:00:00Z');
    await server.at('2026-03-27T17:15:00Z');
    await server.remind(student, 20, browser, berlin);
    const another = await server.remind(await server.signInAgain(student), 20, undefined, berlin);
    await server.at('2026-03-27T19:00:00Z');
    expect([browser.told().length, another.told().length]).toEqual([1, 0]);
    await server.remind(student, 18, browser, berlin);
    await server.at('2026-03-28T17:00:00Z');
    expect(browser.told()).toHaveLength(2);
    // Summer time began in the night: eighteen hours are an hour earlier.
    await server.at('2026-03-29T15:59:00Z');
    expect(browser.told()).toHaveLength(2);
    await server.at('2026-03-29T16:00:00Z');
    expect(browser.told()).toHaveLength(3);
  });

  test('does not come late, after the server was away', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    await server.at('2026-03-11T20:00:00Z');
    expect(browser.told()).toEqual([]);
    await server.at('2026-03-12T18:00:00Z');
    expect(browser.told()).toHaveLength(1);
  });

  test('does not come to who has answered something that day, or is in a quiz', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    await finish(student);
    await server.at('2026-03-11T18:00:00Z');
    expect(browser.told()).toEqual([]);
    server.time.now = Date.parse('2026-03-12T17:40:00Z');
    await askForQuiz(student);
    await server.at('2026-03-12T18:00:00Z');
    expect(browser.told()).toEqual([]);
    await server.at('2026-03-13T18:00:00Z');
    expect(browser.told()).toHaveLength(1);
  });

  test('says what the plan to an exam has for today, and nothing on a day that it leaves free', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    await student.post('/api/user/exams', {
      subject: { kind: 'own', name: 'Finals', topics: [{ id: 'counting', weight: 1 }] },
      date: '2026-03-21',
      minutes: [25, 25, 25, 0, 25, 25, 25],
      freeDays: [],
    });
    await server.at('2026-03-11T18:00:00Z');
    expect(browser.told()).toMatchObject([
      { body: expect.stringMatching(/^Your plan for today: \d+ questions\.$/), path: '/exam' },
    ]);
    // A Thursday.
    await server.at('2026-03-12T18:00:00Z');
    expect(browser.told()).toHaveLength(1);
    expect(await server.reminderOf(student)).toMatchObject({ isQuiet: false });
  });

  test('says how many mistakes are due, or what a quiz does for the streak', async () => {
    const [missing, steady] = [await server.signIn(), await server.signIn()];
    await finish(missing, 3);
    await finish(steady);
    const toMissing = await server.remind(missing, 18);
    const toSteady = await server.remind(steady, 18);
    await server.at('2026-03-12T18:00:00Z');
    expect(toMissing.told()).toMatchObject([
      { body: '2 questions to look at once more today.', path: '/mistakes' },
    ]);
    expect(toSteady.told()).toMatchObject([
      { body: 'A quiz today makes it 2 days in a row.', path: '/quiz' },
    ]);
  });

  test('is quiet after three that nobody came for, says so, and goes on once somebody was here', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    for (const day of [11, 12, 13, 14, 15]) await server.at(`2026-03-${day}T18:00:00Z`);
    expect(browser.told()).toHaveLength(3);
    server.time.now = Date.parse('2026-03-15T20:00:00Z');
    expect(await server.reminderOf(student)).toEqual({ hour: 18, isOnHere: true, isQuiet: true });
    await server.at('2026-03-16T18:00:00Z');
    expect(browser.told()).toHaveLength(4);
    expect(await server.reminderOf(student)).toMatchObject({ isQuiet: false });
  });

  test('is not quiet for who comes, and wakes at once where the hour is chosen anew', async () => {
    const [coming, choosing] = [await server.signIn(), await server.signIn()];
    const toComing = await server.remind(coming, 18);
    const toChoosing = await server.remind(choosing, 18);
    for (const day of [11, 12, 13, 14, 15]) {
      await server.at(`2026-03-${day}T18:00:00Z`);
      server.time.now = Date.parse(`2026-03-${day}T21:00:00Z`);
      await coming.get('/api/user/progress');
    }
    expect(toComing.told()).toHaveLength(5);
    await server.remind(choosing, 19, toChoosing);
    expect(await server.reminderOf(choosing)).toEqual({ hour: 19, isOnHere: true, isQuiet: false });
    await server.at('2026-03-16T19:00:00Z');
    expect(toChoosing.told()).toHaveLength(4);
  });

  test.each([404, 410])('ends in a browser that its push service answers %i for', async (status) => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    server.service.answers.set(new URL(browser.subscription.endpoint).pathname, status);
    await server.at('2026-03-11T18:00:00Z');
    expect(await server.reminderOf(student)).toEqual({ hour: 18, isOnHere: false, isQuiet: false });
  });

  test.each([429, 500, 503])(
    'is tried again after a %i, and not in browsers that were told',
    async (status) => {
      const student = await server.signIn();
      const elsewhere = await server.signInAgain(student);
      const [here, there] = [await server.remind(student, 18), await server.remind(elsewhere, 18)];
      const busy = new URL(there.subscription.endpoint).pathname;
      server.service.answers.set(busy, status);
      server.time.now = Date.parse('2026-03-11T18:00:00Z');
      await server.look();
      const [due = expect.fail('nothing is due')] = server.sentOff.splice(0);
      await expect(server.send(due)).rejects.toThrow('A push service could not take a reminder yet.');
      server.service.answers.delete(busy);
      await server.send(due);
      await server.send(due);
      expect([here.told(), there.told()]).toMatchObject([[{ path: '/quiz' }], [{ path: '/quiz' }]]);
      // Both together are one that was not answered.
      expect(await server.database.db.select().from(reminders)).toMatchObject([{ unanswered: 1 }]);
    },
  );

  test('is given up two hours after its hour', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    server.time.now = Date.parse('2026-03-11T18:00:00Z');
    await server.look();
    const [due = expect.fail('nothing is due')] = server.sentOff.splice(0);
    server.time.now = Date.parse('2026-03-11T20:00:00Z');
    await server.send(due);
    expect(browser.told()).toEqual([]);
  });

  test('that is refused is told to the operator by its status alone, and waits for the next day', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    const path = new URL(browser.subscription.endpoint).pathname;
    server.service.answers.set(path, 403);
    await server.at('2026-03-11T18:00:00Z');
    server.service.answers.delete(path);
    await server.at('2026-03-11T18:15:00Z');
    expect([server.refused, browser.told()]).toEqual([[403], []]);
    await server.at('2026-03-12T18:00:00Z');
    expect(browser.told()).toHaveLength(1);
  });

  test('is sent by one of several processes that look and send at once', async () => {
    const students = await Promise.all(Array.from({ length: 5 }, () => server.signIn()));
    const browsers = await Promise.all(students.map((student) => server.remind(student, 18)));
    server.time.now = Date.parse('2026-03-11T18:00:00Z');
    await Promise.all([server.look(), server.look(), server.look()]);
    const sentOff = server.sentOff.splice(0);
    expect(sentOff).toHaveLength(5);
    // A process that died is taken to have done nothing, and another does its work once more.
    await Promise.all([...sentOff, ...sentOff].map(server.send));
    expect(browsers.map((browser) => browser.told().length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('goes through the queue of background work', async () => {
    const student = await server.signIn();
    const browser = await server.remind(student, 18);
    server.time.now = Date.parse('2026-03-11T18:00:00Z');
    await server.background.start();
    await vi.waitUntil(() => server.service.messages.length > 0, { timeout: 60_000 });
    expect(browser.told()).toHaveLength(1);
    // Its own quarters of an hour are not to come between the tests below.
    await server.background.stop();
  });

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
