import { openPostgresDatabase } from '../../apps/server/src/database/open-postgres-database.ts';
import type { Cluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { startServer } from '../../e2e/server/running-server.ts';
import { fillStudents } from '../../system-tests/load/fill-students.ts';
import { percentile, type Figure } from '../measure.ts';
import { pace } from './pace.ts';

const crowd = 2000;
const seconds = 30;
/** The program that plays the students takes another one. */
const oneCore = ['taskset', '-c', '0'];

/** One process on one core over Postgres, among 10,000 students with 100,000 quizzes: what 2,000 at work wait for. */
export async function benchCrowd(cluster: Cluster, settings: Record<string, string>): Promise<Figure[]> {
  const server = await startServer({ ...settings, DATABASE_URL: cluster.url }, oneCore);
  try {
    const database = await openPostgresDatabase(cluster.url, 2);
    const cookies = await fillStudents(cluster.url, database.db, crowd);
    await database.close();
    // The first hundreds of calls meet code that is not compiled yet; they are not counted.
    await pace(server.url, cookies, crowd, 5);
    const times = await pace(server.url, cookies, crowd, seconds);
    const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
    return [
      {
        what: `crowd: ${crowd} students at a quiz a minute, one process on one core, seven calls a quiz`,
        value: `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms (n = ${times.length})`,
        expected: 'p99 under 250 ms',
      },
    ];
  } finally {
    await server.dispose();
  }
}
