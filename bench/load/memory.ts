import { openPostgresDatabase } from '../../apps/server/src/database/open-postgres-database.ts';
import { countConnections } from '../../system-tests/load/count-connections.ts';
import { fillStudents } from '../../system-tests/load/fill-students.ts';
import { openInspector, type Inspector } from '../../system-tests/load/inspector.ts';
import type { Cluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { startServer } from '../../e2e/server/running-server.ts';
import type { Figure } from '../measure.ts';
import { pace } from './pace.ts';

/** The promise is about 30; fewer are a quick try, which says less. */
const minutes = Number(process.env['MEMORY_MINUTES'] ?? 30);
/** What is compiled and kept at first is no leak: the slope is that of the last two thirds. */
const settled = Math.floor(minutes / 3);
const crowd = 2000;
const inspectorPort = 4322;
const megabyte = 1e6;

/** How the process stands between two minutes, when no student waits for it. */
interface Sample {
  minute: number;
  heap: number;
  external: number;
  resident: number;
  /** Seconds that the event loop was late, at p99 of the minute. */
  lag: number;
  resources: number;
  files: number;
  connections: number;
}

const metricsToken = 'the token of this measurement';

/** One process on Postgres under the real mix for half an hour: what it holds, and whether that grows. */
export async function benchMemory(cluster: Cluster, settings: Record<string, string>): Promise<Figure[]> {
  const server = await startServer({
    ...settings,
    METRICS_TOKEN: metricsToken,
    DATABASE_URL: cluster.url,
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}`,
  });
  const database = await openPostgresDatabase(cluster.url, 2);
  const cookies = await fillStudents(cluster.url, database.db, crowd);
  await database.close();
  const inspector = await openInspector(inspectorPort);
  const samples: Sample[] = [];
  try {
    for (let minute = 1; minute <= minutes; minute += 1) {
      await pace(server.url, cookies, crowd, 60);
      const sample = await takeSample(minute, server.url, inspector, cluster.url);
      samples.push(sample);
      process.stderr.write(`${describeSample(sample)}\n`);
    }
  } finally {
    inspector.close();
    await server.dispose();
  }
  return figuresOf(samples);
}

async function takeSample(
  minute: number,
  base: string,
  inspector: Inspector,
  databaseUrl: string,
): Promise<Sample> {
  const metrics = await (
    await fetch(`${base}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  ).text();
  const read = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1]);
  const { heapUsed, external, rss } = await inspector.readMemory();
  return {
    minute,
    heap: heapUsed / megabyte,
    external: external / megabyte,
    resident: rss / megabyte,
    lag: read('nodejs_eventloop_lag_p99_seconds'),
    resources: read('nodejs_active_resources_total'),
    files: read('process_open_fds'),
    connections: await countConnections(databaseUrl),
  };
}

function describeSample({ minute, heap, external, resident, lag, ...counts }: Sample): string {
  const { resources, files, connections } = counts;
  return (
    `${minute} min: heap ${heap.toFixed(1)} MB, outside it ${external.toFixed(1)} MB, resident ${resident.toFixed(0)} MB, ` +
    `event loop late ${(lag * 1000).toFixed(0)} ms, ${resources} resources, ${files} files, ${connections} connections`
  );
}

function figuresOf(samples: readonly Sample[]): Figure[] {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) throw new Error('Nothing was sampled');
  const late = samples.filter(({ minute }) => minute > settled);
  const under = `memory: ${minutes} minutes at ${crowd} students,`;
  const grown = (read: (sample: Sample) => number) =>
    `${read(first).toFixed(1)} and ${read(last).toFixed(1)} MB, ${slope(late, read).toFixed(1)} MB an hour`;
  const count = (read: (sample: Sample) => number) => `${read(first)} and ${read(last)}`;
  const slopeOf = `first and last, slope of the last ${late.length}`;
  return [
    {
      what: `${under} heap after a collection: ${slopeOf}`,
      value: grown(({ heap }) => heap),
      expected: 'flat',
    },
    {
      what: `${under} buffers outside the heap: ${slopeOf}`,
      value: grown(({ external }) => external),
      expected: 'flat',
    },
    { what: `${under} resident: ${slopeOf}`, value: grown(({ resident }) => resident), expected: 'flat' },
    {
      what: `${under} event loop late at p99: first and last minute`,
      value: `${(first.lag * 1000).toFixed(1)} and ${(last.lag * 1000).toFixed(1)} ms`,
      expected: '',
    },
    {
      what: `${under} active resources of Node: first and last`,
      value: count((one) => one.resources),
      expected: '',
    },
    {
      what: `${under} open files and sockets: first and last`,
      value: count((one) => one.files),
      expected: '',
    },
    {
      what: `${under} connections to Postgres: first and last`,
      value: count((one) => one.connections),
      expected: "at most 10 and the queue's",
    },
  ];
}

/** By least squares, in megabytes an hour. */
function slope(samples: readonly Sample[], read: (sample: Sample) => number): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(samples.map(({ minute }) => minute));
  const level = mean(samples.map(read));
  const [together, alone] = samples.reduce(
    ([product, square], sample) => {
      const distance = sample.minute - middle;
      return [product + distance * (read(sample) - level), square + distance ** 2];
    },
    [0, 0],
  );
  return (60 * together) / alone;
}
