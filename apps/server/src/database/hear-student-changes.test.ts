import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgresPrograms, startCluster, type Cluster } from '../testing/postgres-cluster.ts';
import { hearStudentChanges } from './hear-student-changes.ts';

const programs = findPostgresPrograms();

let cluster: Cluster;
let pool: Pool;
beforeAll(async () => {
  if (programs === null) return;
  cluster = await startCluster(programs);
  pool = new Pool({ connectionString: cluster.url });
  // The end of the pool does not wait for its connections; one that is still there hears that the server stops.
  pool.on('error', () => undefined);
});
afterAll(async () => {
  if (programs === null) return;
  await pool.end();
  await cluster.stop();
});

test.skipIf(programs === null)(
  'who does not hear waits until the others believe nothing; they connect anew when theirs is open at one end alone',
  async () => {
    const [wayOfDeaf, wayOfOther] = [await openWay(), await openWay()];
    wayOfDeaf.freeze();
    const [deaf, other] = [hearStudentChanges(wayOfDeaf.url, pool), hearStudentChanges(wayOfOther.url, pool)];
    await expect.poll(() => other.isHearing()).toBe(true);

    wayOfOther.freeze();
    await deaf.heardEverywhere();
    expect(other.isHearing()).toBe(false);

    wayOfOther.letNewOnesThrough();
    await expect.poll(() => other.isHearing()).toBe(true);
    await Promise.all([wayOfDeaf.close(), wayOfOther.close()]);
    await Promise.all([deaf.close(), other.close()]);
  },
);

/** A way to the server over a network that can fall silent without a word to either end. */
async function openWay() {
  const socket = join(cluster.url.split('host=').at(-1) ?? '', '.s.PGSQL.5432');
  const ends = new Set<Socket>();
  let isFrozen = false;
  const way = createServer((client) => {
    const server = connect(socket);
    client.pipe(server).pipe(client);
    for (const [end, opposite] of [
      [client, server],
      [server, client],
    ] as const) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => opposite.destroy());
      if (isFrozen) end.unpipe().pause();
    }
  });
  await new Promise<void>((resolve) => {
    way.listen(0, '127.0.0.1', resolve);
  });
  const address = way.address();
  const port = typeof address === 'object' ? address?.port : address;
  return {
    url: `postgresql://postgres@127.0.0.1:${port}/postgres`,
    freeze() {
      isFrozen = true;
      for (const end of ends) end.unpipe().pause();
    },
    letNewOnesThrough() {
      isFrozen = false;
    },
    close() {
      for (const end of ends) end.destroy();
      return new Promise((resolve) => {
        way.close(resolve);
      });
    },
  };
}
