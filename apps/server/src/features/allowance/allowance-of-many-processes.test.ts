import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBody } from '@valence/contract';
import { users } from '../../database/schema/accounts.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';

const script = fileURLToPath(new URL('../../testing/serve-until-killed.ts', import.meta.url));
const processes = 3;
const calls = 200;
const day = 24 * 3_600_000;

/** Several processes need a database that takes several. */
const servers = testDatabases.filter(({ name }) => name !== 'the embedded database');

describe.skipIf(servers.length === 0).each(servers)(
  `allowances over ${processes} processes on $name`,
  ({ open }) => {
    let server: TestApp;
    let children: ChildProcess[];
    let addresses: string[];

    beforeAll(async () => {
      const database = await open();
      server = await createTestApp(database);
      const url = database.queue.connectionString ?? '';
      children = Array.from({ length: processes }, () =>
        spawn(process.execPath, [script, url], { stdio: ['ignore', 'pipe', 'inherit'] }),
      );
      addresses = await Promise.all(children.map(addressOf));
    });
    afterAll(async () => {
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(children.map(async (child) => child.exitCode ?? (await once(child, 'exit'))));
      await server.close();
    });

    /** Asks all processes in turn, all at once; answers how many quizzes there were, and the refusals. */
    async function askAtOnce({ cookie }: TestStudent, topic: string) {
      const answers = await Promise.all(
        Array.from({ length: calls }, async (_, index) => {
          const response = await fetch(`${addresses[index % processes]}/api/generate-questions`, {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
            body: JSON.stringify({ topic, difficulty: 'beginner', count: 5 }),
          });
          const body: unknown = await response.json();
          return response.status === 200 ? 'issued' : errorBody.parse(body).code;
        }),
      );
      const refusals = new Set(answers.filter((answer) => answer !== 'issued'));
      return { issued: answers.filter((answer) => answer === 'issued').length, refusals: [...refusals] };
    }

    /** Takes quizzes on days before the one on which the processes stand still, a Wednesday, or on that day. */
    async function takeEarlier(student: TestStudent, count: number, daysAgo: number, topic = 'general') {
      const today = server.time.now;
      server.time.now = today - daysAgo * day;
      for (let taken = 0; taken < count; taken += 1) await askForQuiz(student, { topic });
      server.time.now = today;
    }

    test('a free student with nothing taken gets the five of the day', async () => {
      const student = await server.signIn();
      expect(await askAtOnce(student, 'general')).toEqual({ issued: 5, refusals: ['dailyLimitReached'] });
    });

    test('with one left for the day there is one', async () => {
      const student = await server.signIn();
      await takeEarlier(student, 4, 0);
      expect(await askAtOnce(student, 'organic')).toEqual({ issued: 1, refusals: ['dailyLimitReached'] });
    });

    test('with one left for the week there is one', async () => {
      const student = await server.signIn();
      await takeEarlier(student, 5, 2);
      await takeEarlier(student, 4, 1);
      expect(await askAtOnce(student, 'general')).toEqual({ issued: 1, refusals: ['weeklyLimitReached'] });
    });

    test('a Premium student with no custom quiz taken gets the seven of the week', async () => {
      const student = await server.signIn({ subscriptionStatus: 'active' });
      expect(await askAtOnce(student, 'buffers')).toEqual({ issued: 7, refusals: ['weeklyLimitReached'] });
    });

    test('with one custom quiz left for the week there is one', async () => {
      const student = await server.signIn({ subscriptionStatus: 'active' });
      await takeEarlier(student, 6, 1, 'buffers');
      expect(await askAtOnce(student, 'buffers')).toEqual({ issued: 1, refusals: ['weeklyLimitReached'] });
    });

    test('a change of plan acts at once, in both directions', async () => {
      const student = await server.signIn();
      await askAtOnce(student, 'general');
      const change = (subscriptionStatus: 'active' | 'past_due') =>
        server.database.db.update(users).set({ subscriptionStatus }).where(eq(users.id, student.id));
      await change('active');
      expect(await askAtOnce(student, 'general')).toEqual({ issued: calls, refusals: [] });
      await change('past_due');
      expect(await askAtOnce(student, 'general')).toEqual({ issued: 0, refusals: ['dailyLimitReached'] });
      expect(await askAtOnce(student, 'buffers')).toEqual({ issued: 0, refusals: ['subscriptionRequired'] });
    });
  },
);

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('The process says nothing');
  const [said] = await once(stdout, 'data');
  return String(said).trim();
}
