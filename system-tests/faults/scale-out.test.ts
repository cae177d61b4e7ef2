import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../../e2e/server/running-server.ts';
import { Student } from '../../bench/student.ts';
import type { OpenDatabase } from '../../apps/server/src/database/database.ts';
import { openPostgresDatabase } from '../../apps/server/src/database/open-postgres-database.ts';
import {
  findPostgresPrograms,
  startCluster,
  type Cluster,
} from '../../apps/server/src/testing/postgres-cluster.ts';
import { nothingYet } from './acknowledged.ts';
import { addCallers, type Caller } from './caller.ts';
import { faultSettings } from './fault-settings.ts';
import { findLosses } from './find-losses.ts';
import { startRoundRobin, type RoundRobin } from './round-robin.ts';
import { spendAllowances, study } from './study.ts';

const programs = findPostgresPrograms();

describe.skipIf(programs === null)('three processes on one Postgres behind a round robin', () => {
  let cluster: Cluster;
  let database: OpenDatabase;
  let balancer: RoundRobin;
  let servers: RunningServer[];

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
    const addresses: string[] = [];
    balancer = await startRoundRobin(addresses);
    const settings = { ...faultSettings, DATABASE_URL: cluster.url, PUBLIC_URL: balancer.url };
    // All at once on an empty database: they migrate in turn.
    servers = await Promise.all([startServer(settings), startServer(settings), startServer(settings)]);
    addresses.push(...servers.map(({ url }) => url));
    database = await openPostgresDatabase(cluster.url, 2);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.dispose()));
    await balancer.close();
    await database.close();
    await cluster.stop();
  });

  test('somebody signs up though every step comes to another process', async () => {
    const student = new Student(balancer.url);
    await student.signUp('irene@example.org');
    expect(await student.call('GET', '/api/auth/user')).toMatchObject({
      status: 200,
      body: { email: 'irene@example.org' },
    });
  });

  test('with one quiz left, fifty requests at once over all processes get one', async () => {
    const [student] = await addCallers(database.db, 1, { subscriptionStatus: 'free' });
    const ask = () => student?.call(balancer.url, 'POST', '/api/generate-questions', quiz);
    for (let taken = 0; taken < 4; taken += 1) expect(await ask()).toMatchObject({ status: 200 });
    const outcomes = await Promise.all(Array.from({ length: 50 }, async () => ask()));
    expect(outcomes.filter((outcome) => outcome?.kind === 'answer' && outcome.status === 200)).toHaveLength(
      1,
    );
    expect(outcomes.filter((outcome) => outcome?.kind === 'answer' && outcome.status === 403)).toHaveLength(
      49,
    );
  });

  test('signing out at one ends the session at all of them at once', async () => {
    for (const student of await addCallers(database.db, 20, {})) {
      expect(await statusesOf(student, servers)).toEqual([200, 200, 200]);
      await student.call(servers[0]?.url ?? '', 'GET', '/api/logout');
      expect(await statusesOf(student, servers)).toEqual([401, 401, 401]);
    }
  });

  test('an account that is deleted at one is gone at all of them at once', async () => {
    for (const student of await addCallers(database.db, 20, {})) {
      expect(await statusesOf(student, servers)).toEqual([200, 200, 200]);
      const outcome = await student.call(servers[1]?.url ?? '', 'DELETE', '/api/account/delete');
      expect(outcome).toMatchObject({ status: 200 });
      expect(await statusesOf(student, servers)).toEqual([401, 401, 401]);
    }
  });

  test('one is killed under load, and nothing that was acknowledged is lost or there twice', async () => {
    const premium = await addCallers(database.db, 6, { subscriptionStatus: 'active' });
    const free = await addCallers(database.db, 40, { subscriptionStatus: 'free' });
    const noted = nothingYet();
    const over = new AbortController();
    const load = Promise.all([
      ...premium.map((caller) => study(caller, balancer.url, noted, over.signal)),
      spendAllowances(free, balancer.url, noted, over.signal),
    ]);
    await wait(1000);
    await servers[2]?.kill();
    const before = noted.results.length;
    await wait(1500);
    // However slow the machine: those who are left go on.
    await expect.poll(() => noted.results.length).toBeGreaterThan(before);
    over.abort();
    await load;
    const ours = new Set([...premium, ...free].map(({ studentId }) => studentId));
    expect(await findLosses(database.db, noted, ours)).toEqual([]);
  });
});

const quiz = { topic: 'general', difficulty: 'beginner', count: 5 };

async function statusesOf(student: Caller, servers: readonly RunningServer[]): Promise<unknown[]> {
  const outcomes = await Promise.all(
    servers.map(({ url }) => student.call(url, 'GET', '/api/user/progress')),
  );
  return outcomes.map((outcome) => (outcome.kind === 'answer' ? outcome.status : outcome.kind));
}
