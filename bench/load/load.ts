import { execFileSync } from 'node:child_process';
import { openPostgresDatabase } from '../../apps/server/src/database/open-postgres-database.ts';
import { fillStudents } from '../../system-tests/load/fill-students.ts';
import { measureTables, type TableSize } from '../../system-tests/load/measure-tables.ts';
import { startFloor } from '../../system-tests/load/start-floor.ts';
import type { Cluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { startServer } from '../../e2e/server/running-server.ts';
import { percentile, type Figure } from '../measure.ts';
import { pace } from './pace.ts';
import { press, type Pressure, type Target } from './wrk.ts';

const crowds = [1000, 2000, 4000, 8000, 12_000, 16_000, 20_000];
const secondsOfCrowd = 10;
const rounds = 5;
const secondsOfRound = 3;
const connections = 16;
/** The server has one core, and so has the floor beside it. */
const oneCore = ['taskset', '-c', '3'];
const floorPort = 4321;

/** One process on one core over Postgres: how many students it holds, and what it adds to a bare server's work. */
export async function benchLoad(cluster: Cluster, settings: Record<string, string>): Promise<Figure[]> {
  const server = await startServer(
    { ...settings, DATABASE_URL: cluster.url, DATABASE_CONNECTIONS: '8' },
    oneCore,
  );
  const database = await openPostgresDatabase(cluster.url, 2);
  const cookies = await fillStudents(cluster.url, database.db, 2000);
  await database.close();
  const floor = await startFloor(cluster.url, floorPort, oneCore);
  try {
    const tables = (await measureTables(cluster.url)).map(figureOfTable);
    const compared = [
      ...(await compare(
        'GET /api/user/progress',
        { url: server.url, path: '/api/user/progress', cookies },
        '/progress',
        { least: 0.6, rest: 10 },
      )),
      ...(await compare(
        'POST /api/generate-questions',
        {
          url: server.url,
          path: '/api/generate-questions',
          method: 'POST',
          body: { topic: 'general', difficulty: 'intermediate', count: 10 },
          cookies,
        },
        '/quiz',
        { least: 0.5, rest: 50 },
      )),
    ];
    return [...tables, ...compared, await greatestCrowd(server.url, cookies)];
  } finally {
    floor.kill();
    await server.dispose();
  }
}

function figureOfTable({ table, rows, bytes }: TableSize): Figure {
  const value = `${rows} rows, ${(bytes / 1e6).toFixed(0)} MB, ${Math.round(bytes / rows)} bytes a row`;
  return { what: `scale: ${table}`, value, expected: '' };
}

/**
 * Presses the server and the floor in turn, so that whatever else the machine does weighs on both: as hard as they can, and with
 * rests that bring the same number of calls to both.
 */
async function compare(
  name: string,
  target: Target,
  floorPath: string,
  { least, rest }: { least: number; rest: number },
): Promise<Figure[]> {
  const floor: Target = { url: `http://127.0.0.1:${floorPort}`, path: floorPath, cookies: ['none'] };
  await press(target, connections, secondsOfRound);
  const pressed = await inTurn(target, floor);
  const rested = await inTurn({ ...target, rest }, { ...floor, rest });
  return [
    {
      what: `load: ${name} beside bare node:http and pg, answers a second`,
      value: `${both(pressed, 'rate', 0)}, ratio ${median(pressed, ({ own, bare }) => own.rate / bare.rate).toFixed(2)}`,
      expected: `at least ${least}`,
    },
    p99Of(`load: ${name} beside bare node:http and pg, p99 at the most that each can answer`, pressed),
    p99Of(`load: ${name} beside bare node:http and pg, p99 at ${both(rested, 'rate', 0)} a second`, rested),
  ];
}

interface Pair {
  own: Pressure;
  bare: Pressure;
}

async function inTurn(target: Target, floor: Target): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const own = await press(target, connections, secondsOfRound);
    pairs.push({ own, bare: await press(floor, connections, secondsOfRound) });
  }
  return pairs;
}

function p99Of(what: string, pairs: readonly Pair[]): Figure {
  const times = median(pairs, ({ own, bare }) => own.p99 / bare.p99).toFixed(1);
  return { what, value: `${both(pairs, 'p99', 1)} ms, ${times} times`, expected: 'at most twice' };
}

function both(pairs: readonly Pair[], figure: keyof Pressure, digits: number): string {
  const [own, bare] = [median(pairs, (pair) => pair.own[figure]), median(pairs, (pair) => pair.bare[figure])];
  return `${own.toFixed(digits)} and ${bare.toFixed(digits)}`;
}

function median(pairs: readonly Pair[], read: (pair: Pair) => number): number {
  return percentile(pairs.map(read), 50);
}

/** The greatest of the crowds whose calls stay under 200 ms at p99. */
async function greatestCrowd(base: string, cookies: readonly string[]): Promise<Figure> {
  const seen: string[] = [];
  let held = 0;
  for (const crowd of crowds) {
    const times = await pace(base, cookies, crowd, secondsOfCrowd);
    const p99 = percentile(times, 99);
    seen.push(`${crowd}: ${p99.toFixed(0)} ms`);
    if (p99 >= 200) break;
    held = crowd;
  }
  return {
    what: 'load: students at one quiz a minute whom one process on one core holds, p99 of seven calls each',
    value: `${held} (${seen.join(', ')})`,
    expected: 'p99 under 200 ms',
  };
}

/** Whether the programs that press and pin are here. */
export function canBenchLoad(): boolean {
  try {
    execFileSync('which', ['wrk', 'taskset'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
