import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { reminders } from '../../database/schema/reminders.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { openRemindersServer, type RemindersServer } from './testing/reminders-server.ts';

describe.each(testDatabases)('the daily reminder on $name', ({ open }) => {
  let server: RemindersServer;
  beforeAll(async () => {
    server = await openRemindersServer(await open());
  });
  beforeEach(() => server.startAfresh());
  afterAll(() => server.close());

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
    // Its own quarters of an hour are not to come between other tests.
    await server.background.stop();
  });
});
