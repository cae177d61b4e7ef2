/**
 * `npm run bench`: measures on the machine at hand and puts the figures, with the date, in bench/results.md.
 * `npm run bench -- chemistry` measures and prints the parts that are named, and records nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import {
  findPostgresPrograms,
  startCluster,
  type Cluster,
} from '../apps/server/src/testing/postgres-cluster.ts';
import { startServer } from '../e2e/server/running-server.ts';
import { benchCalls } from './calls.ts';
import { benchChemistry } from './chemistry.ts';
import { benchColdLoad } from './cold-load.ts';
import { benchCrowd } from './crowd/crowd.ts';
import { benchEngine } from './engine.ts';
import { benchItemHealth } from './item-health.ts';
import { benchLighthouse } from './lighthouse.ts';
import type { Figure } from './measure.ts';
import { benchStart } from './start.ts';

/** The crowd comes from one address and hurries, which the limits against one address and against haste would slow down. Servers are measured as operators run them: warm. */
const settings = {
  LOG_LEVEL: 'warn',
  WARM_UP: 'on',
  RATE_LIMIT_PER_ADDRESS: '1000000',
  RATE_LIMIT_QUIZZES: '100000',
};
const results = new URL('results.md', import.meta.url);

const parts: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  start: () => benchStart(settings),
  engine: benchEngine,
  chemistry: benchChemistry,
  'cold-load': () => onServer(benchColdLoad),
  lighthouse: () => onServer(benchLighthouse),
  calls: async () => [
    ...(await onServer((url) => benchCalls(url, 'embedded'))),
    ...(await onPostgres(({ url }) =>
      onServer((base) => benchCalls(base, 'Postgres'), { DATABASE_URL: url }),
    )),
  ],
  crowd: () => onPostgres((cluster) => benchCrowd(cluster, settings)),
  'item-health': () => onPostgres((cluster) => benchItemHealth(cluster, settings)),
};
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}`);

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (named.length === 0 || named.includes(name)) figures.push(...(await measure()));
}
const table = [
  '| what | measured | expected |',
  '| --- | --- | --- |',
  ...figures.map(({ what, value, expected }) => `| ${what} | ${value} | ${expected} |`),
].join('\n');
const machine = `${availableParallelism()} cores, ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`;
const section = `## ${new Date().toISOString().slice(0, 10)}, ${machine}\n\n${table}\n`;
console.log(section);
if (named.length === 0) record(section);

function record(newest: string): void {
  const [head = '', ...earlier] = readFileSync(results, 'utf8').split(/^(?=## )/m);
  writeFileSync(results, [head, `${newest}\n`, ...earlier].join('').trimEnd() + '\n');
}

async function onServer(
  measure: (url: string) => Promise<Figure[]>,
  more: Record<string, string> = {},
): Promise<Figure[]> {
  const server = await startServer({ ...settings, ...more });
  try {
    return await measure(server.url);
  } finally {
    await server.dispose();
  }
}

async function onPostgres(measure: (cluster: Cluster) => Promise<Figure[]>): Promise<Figure[]> {
  const programs = findPostgresPrograms();
  if (programs === null) return [{ what: 'Postgres', value: 'none installed here', expected: '' }];
  const cluster = await startCluster(programs);
  try {
    return await measure(cluster);
  } finally {
    await cluster.stop();
  }
}
