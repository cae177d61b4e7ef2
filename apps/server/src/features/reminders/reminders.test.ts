import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSender } from '../../testing/push-service.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import type { TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openRemindersServer, type RemindersServer } from './testing/reminders-server.ts';

const berlin = { 'time-zone': 'Europe/Berlin' };

describe.each(testDatabases)('the daily reminder on $name', ({ open }) => {
  let server: RemindersServer;
  beforeAll(async () => {
    server = await openRemindersServer(await open());
  });
  beforeEach(() => server.startAfresh());
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
});
