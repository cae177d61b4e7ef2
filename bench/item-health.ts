import * as engine from '@valence/questions';
import { openPostgresDatabase } from '../apps/server/src/database/open-postgres-database.ts';
import { computeItemHealth } from '../apps/server/src/features/item-health/compute-item-health-service.ts';
import { changeRole } from '../apps/server/src/features/roles/change-role-service.ts';
import { systemRandomness } from '../apps/server/src/randomness.ts';
import type { Cluster } from '../apps/server/src/testing/postgres-cluster.ts';
import { startServer } from '../e2e/server/running-server.ts';
import { fillAnswers } from '../system-tests/load/fill-answers.ts';
import { fillStudents } from '../system-tests/load/fill-students.ts';
import { percentile, type Figure } from './measure.ts';

const calls = 200;

/** A million answers of 10,000 students on Postgres: what the night takes, and the pages and calls that tell of it. */
export async function benchItemHealth({ url }: Cluster, settings: Record<string, string>): Promise<Figure[]> {
  // Before anything is there to compute: what the start of a server sends to the queue is done when calls are timed.
  const server = await startServer({ ...settings, DATABASE_URL: url });
  try {
    const { db, close } = await openPostgresDatabase(url, 4);
    const [cookie = ''] = await fillStudents(url, db, 1);
    const { count, one } = await fillAnswers(url);
    const maintainer = { studentId: one.studentId, role: 'maintainer', isGranted: true } as const;
    await changeRole({ db, clock: Date.now, randomness: systemRandomness }, null, maintainer);
    const started = performance.now();
    const { items } = await computeItemHealth({ db, clock: Date.now, engine });
    const seconds = (performance.now() - started) / 1000;
    await close();
    const night: Figure = {
      what: `health of ${items.toLocaleString('en')} items from ${count.toLocaleString('en')} answers of 10,000 students`,
      value: `${seconds.toFixed(1)} s`,
      expected: 'under 60 s',
    };
    const figures = [night];
    for (const path of [
      '/api/desk/items',
      '/api/desk/items?order=right',
      `/api/desk/items?about=${one.concept}&order=tries`,
      '/api/desk/doubts',
      `/api/user/question-shares/${one.quizId}`,
      '/api/accuracy',
      '/accuracy',
      '/desk',
    ])
      figures.push(await timed(server.url, path, cookie));
    return figures;
  } finally {
    await server.dispose();
  }
}

/** One call after the other, as a maintainer makes them. */
async function timed(base: string, path: string, cookie: string): Promise<Figure> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const started = performance.now();
    const response = await fetch(base + path, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
    const body = await response.text();
    times.push(performance.now() - started);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${body}`);
  }
  const [p50, p95] = [percentile(times, 50), percentile(times, 95)];
  return {
    what: `${path.replace(/[0-9a-f-]{36}/, ':quizId')} beside them`,
    value: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (n = ${calls})`,
    expected: 'p95 under 150 ms',
  };
}
