/**
 * `npm run bench`: measures on the machine at hand and puts the figures, with the date, in bench/results.md.
 * `npm run bench -- chemistry` measures and prints the parts that are named, and records nothing; `memory`, which takes
 * half an hour, is measured when it is named.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { findPostgresPrograms, startCluster } from '../apps/server/src/testing/postgres-cluster.ts';
import { startServer } from '../e2e/server/running-server.ts';
import { benchBytes } from './bytes.ts';
import { benchCalculator } from './calculator.ts';
import { benchCalls } from './calls.ts';
import { benchChemistry } from './chemistry.ts';
import { benchColdLoad } from './cold-load.ts';
import { benchEngine } from './engine.ts';
import { benchFamilies } from './families.ts';
import { benchHistory } from './history.ts';
import { benchLoad, canBenchLoad } from './load/load.ts';
import { benchMemory } from './load/memory.ts';
import { benchLighthouse } from './lighthouse.ts';
import type { Figure } from './measure.ts';
import { benchTopics } from './topics.ts';

/** The crowd comes from one address and hurries, which the limits against one address and against haste would slow down. */
const settings = { LOG_LEVEL: 'warn', RATE_LIMIT_PER_ADDRESS: '1000000', RATE_LIMIT_QUIZZES: '100000' };
const results = new URL('results.md', import.meta.url);

const parts: Readonly<Record<string, () => Figure[] | Promise<Figure[]>>> = {
  engine: benchEngine,
  families: benchFamilies,
  topics: benchTopics,
  chemistry: benchChemistry,
  'cold-load': onPhone,
  lighthouse: onLighthouse,
  embedded: onEmbedded,
  postgres: onPostgres,
  load: underLoad,
  memory: forHalfAnHour,
};
/** Too long to be waited for each time. */
const onlyNamed = new Set(['memory']);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(', ')}`);

const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (named.length === 0 ? !onlyNamed.has(name) : named.includes(name)) figures.push(...(await measure()));
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

async function onPhone(): Promise<Figure[]> {
  const server = await startServer(settings);
  try {
    return await benchColdLoad(server.url);
  } finally {
    await server.dispose();
  }
}

async function onLighthouse(): Promise<Figure[]> {
  const server = await startServer(settings);
  try {
    return await benchLighthouse(server.url);
  } finally {
    await server.dispose();
  }
}

async function onEmbedded(): Promise<Figure[]> {
  const server = await startServer(settings);
  try {
    return [
      ...(await benchBytes(server.url)),
      ...(await benchCalculator(server.url)),
      ...(await benchCalls(server.url, 'embedded')),
    ];
  } finally {
    await server.dispose();
  }
}

async function onPostgres(): Promise<Figure[]> {
  const programs = findPostgresPrograms();
  if (programs === null) return [{ what: 'Postgres', value: 'none installed here', expected: '' }];
  const cluster = await startCluster(programs);
  const server = await startServer({ ...settings, DATABASE_URL: cluster.url });
  try {
    return [...(await benchCalls(server.url, 'Postgres')), ...(await benchHistory(server.url, cluster.url))];
  } finally {
    await server.dispose();
    await cluster.stop();
  }
}

async function underLoad(): Promise<Figure[]> {
  const programs = findPostgresPrograms();
  if (programs === null || !canBenchLoad())
    return [{ what: 'load', value: 'Postgres, wrk and taskset are not all installed here', expected: '' }];
  const cluster = await startCluster(programs);
  try {
    return await benchLoad(cluster, settings);
  } finally {
    await cluster.stop();
  }
}

async function forHalfAnHour(): Promise<Figure[]> {
  const programs = findPostgresPrograms();
  if (programs === null) return [{ what: 'memory', value: 'no Postgres is installed here', expected: '' }];
  const cluster = await startCluster(programs);
  try {
    return await benchMemory(cluster, settings);
  } finally {
    await cluster.stop();
  }
}
