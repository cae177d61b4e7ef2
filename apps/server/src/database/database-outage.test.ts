import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { findPostgresPrograms, startCluster } from '../testing/postgres-cluster.ts';
import { createTestApp, type TestStudent } from '../testing/test-app.ts';
import { databaseOutage } from './database-outage.ts';
import { openPostgresDatabase } from './open-postgres-database.ts';

const programs = findPostgresPrograms();
const connections = 5;

test.skipIf(programs === null)(
  'a database that goes down under load is answered with 503 and Retry-After, and all is well within 5 s of its return',
  async () => {
    const cluster = await startCluster(programs ?? '');
    const server = await createTestApp(await openPostgresDatabase(cluster.url, connections));
    const student = await server.signIn({ subscriptionStatus: 'active' });
    const load = keepCalling(student);
    await load.until((answers) => answers.filter(({ status }) => status === 200).length > 20);

    await cluster.goDown();
    await load.until((answers) => answers.filter(({ status }) => status === 503).length > 20);
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(503);

    await cluster.comeBack();
    const within = 5000;
    await load.until((answers) => answers.slice(-10).every(({ status }) => status === 200), within);

    const answers = await load.stop();
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(answers.filter(({ status, retryAfter }) => status === 503 && !retryAfter)).toEqual([]);
    const open = await server.database.db.execute(
      "select count(*)::int as open from pg_stat_activity where backend_type = 'client backend'",
    );
    // Those of the pool, and the one that hears of changes.
    expect(open).toMatchObject({
      rows: [{ open: expect.toSatisfy((count: number) => count <= connections + 1) }],
    });
    await server.close();
    await cluster.stop();
  },
);

test('an error of ours is no outage', () => {
  expect(databaseOutage(new Error('boom'))).toBeNull();
  expect(databaseOutage(Object.assign(new Error('duplicate key'), { code: '23505' }))).toBeNull();
  expect(databaseOutage(Object.assign(new Error('no such file'), { code: 'ENOENT', path: '/x' }))).toBe(null);
});

test('a file that is not there is no outage, a socket that is not there is one', async () => {
  const ofFile = await readFile('/nowhere/nothing').catch((error: unknown) => error);
  expect(ofFile).toMatchObject({ code: 'ENOENT', syscall: 'open' });
  expect(databaseOutage(ofFile)).toBeNull();
  expect(databaseOutage(new Error('Failed query', { cause: ofFile }))).toBeNull();
  const ofSocket = await new Promise((resolve) => connect('/nowhere/.s.PGSQL.5432').once('error', resolve));
  expect(ofSocket).toMatchObject({ code: 'ENOENT', syscall: 'connect' });
  expect(databaseOutage(new Error('Failed query', { cause: ofSocket }))).toBe('away');
});

test('a full disk is told from a database that is away, however deep the cause lies', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  expect(databaseOutage(new Error('Failed query', { cause: full }))).toBe('diskFull');
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  expect(databaseOutage(new Error('Failed query', { cause: new AggregateError([refused]) }))).toBe('away');
});

interface SeenAnswer {
  status: number;
  retryAfter: unknown;
}

/** Eight browsers that read and start quizzes without a pause. */
function keepCalling(student: TestStudent) {
  const answers: SeenAnswer[] = [];
  const over = new AbortController();
  const browsers = Array.from({ length: 8 }, async (_, index) => {
    while (!over.signal.aborted) {
      const { statusCode, headers } =
        index % 2 === 0
          ? await student.get('/api/user/progress')
          : await student.post('/api/generate-questions', {
              topic: 'general',
              difficulty: 'beginner',
              count: 5,
            });
      answers.push({ status: statusCode, retryAfter: headers['retry-after'] });
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  });
  return {
    async until(isThere: (answers: readonly SeenAnswer[]) => boolean, timeout = 30_000): Promise<void> {
      await expect.poll(() => isThere(answers), { interval: 20, timeout }).toBe(true);
    },
    async stop(): Promise<readonly SeenAnswer[]> {
      over.abort();
      await Promise.all(browsers);
      return answers;
    },
  };
}
