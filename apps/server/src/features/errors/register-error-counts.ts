import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '@valence/contract';
import * as z from 'zod';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import { probes } from '../../http/health.ts';
import type { Database } from '../../database/database.ts';
import { addErrorCounts, keyOf, removeErrorsBefore, type ErrorCount } from './errors-repository.ts';

export interface ErrorCountsOptions {
  db: Database;
  clock: Clock;
  background: Pick<BackgroundWork, 'add'>;
}

/** Milliseconds for which errors are kept. */
export const errorsKept = 24 * 3_600_000;
const hour = 3_600_000;
const writeEvery = 10_000;
/** Milliseconds that a server which stops waits for its last counts: without a database they are lost. */
const patience = 1000;
/** More kinds than all routes have: nothing grows while the database is away. */
const mostKinds = 1000;

/** The codes of answers that tell of a fault of ours or of somebody whom we asked; see `http/error-answers.ts`. */
const codes: Readonly<Record<number, ErrorCode>> = {
  502: 'providerFailed',
  503: 'unavailable',
  504: 'providerTimedOut',
};

/**
 * Counts the requests that failed for no fault of their own. Probes are nobody's request: a balancer asks often, and says itself what it hears. A request costs an addition; the counts are written together, every ten
 * seconds, and as soon as `write` is called.
 */
export function registerErrorCounts(
  app: FastifyInstance,
  { db, clock, background }: ErrorCountsOptions,
): { write: () => Promise<void> } {
  const counts = new Map<string, ErrorCount>();

  function add(one: ErrorCount): void {
    const key = keyOf(one);
    const { count, latestAt } = counts.get(key) ?? { count: 0, latestAt: one.latestAt };
    if (count === 0 && counts.size >= mostKinds) return;
    const latest = latestAt > one.latestAt ? latestAt : one.latestAt;
    counts.set(key, { ...one, count: count + one.count, latestAt: latest });
  }

  async function write(): Promise<void> {
    const taken = [...counts.values()];
    counts.clear();
    try {
      await addErrorCounts(db, taken);
    } catch {
      // The outage is told by whatever else met it; the counts wait for the next time.
      for (const one of taken) add(one);
    }
  }

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (reply.statusCode >= 500 && !probes.includes(route)) {
      const now = clock();
      add({
        hour: new Date(now - (now % hour)),
        method: request.method,
        route,
        code: codes[reply.statusCode] ?? 'internal',
        count: 1,
        latestAt: new Date(now),
      });
    }
    done();
  });
  const timer = setInterval(() => void write(), writeEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await Promise.race([write(), wait(patience, undefined, { ref: false })]);
  });
  background.add({
    name: 'remove-old-errors',
    schedule: '11 * * * *',
    data: z.object({}),
    run: () => removeErrorsBefore(db, new Date(clock() - errorsKept)),
  });
  return { write };
}
