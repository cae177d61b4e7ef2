import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../../e2e/server/running-server.ts';
import { systemClock } from '../../apps/server/src/clock.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { findPostgresPrograms, startCluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { nothingYet, type Acknowledged, type Subscriber } from './acknowledged.ts';
import { addCallers } from './caller.ts';
import { deliverLateEvents } from './deliver-late-events.ts';
import { findLosses } from './find-losses.ts';
import { findLostPayments } from './find-lost-payments.ts';
import { faultSettings } from './fault-settings.ts';
import { spendAllowances, study } from './study.ts';
import { subscribe } from './subscribe.ts';

/** The longer checks kill 50 times. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 2);
/** Milliseconds of load before a kill: from before the first answer to well after hundreds. */
const longestRound = 1200;
const payingAtOnce = 4;
const programs = findPostgresPrograms();

const databases = [
  { name: 'the embedded database', start: startFolder, skip: false },
  { name: 'a Postgres server', start: startServerDatabase, skip: programs === null },
];

describe.each(databases)('on $name', ({ start, skip }) => {
  test.skipIf(skip)(
    `a server killed ${rounds} times under load keeps what it acknowledged, once`,
    async () => {
      const place = await start();
      const open = () => openDatabase({ ...place.config, databaseConnections: 2 }, systemClock);
      const prepared = await open();
      const premium = await addCallers(prepared.db, 4, { subscriptionStatus: 'active' });
      const free = await addCallers(prepared.db, 20 * rounds, { subscriptionStatus: 'free' });
      const paying = await addCallers(prepared.db, 20 * rounds, { subscriptionStatus: 'free' });
      await prepared.close();

      const noted = nothingYet();
      const over = new AbortController();
      // Code that is compiled now is kept when the server stops, and not when it is killed.
      await (await startServer({ ...place.settings, ...faultSettings })).dispose();
      const server = await startServer({ ...place.settings, ...faultSettings });
      const load = Promise.all([
        ...premium.map((caller) => study(caller, server.url, noted, over.signal)),
        spendAllowances(free, server.url, noted, over.signal),
        ...Array.from({ length: payingAtOnce }, (_, turn) =>
          subscribe(
            paying.filter((_caller, index) => index % payingAtOnce === turn),
            server.url,
            noted,
            over.signal,
          ),
        ),
      ]);
      await Promise.race([load, killAgainAndAgain(server)]);
      // However slow the machine: a test that nothing was acknowledged in would say nothing.
      await expect
        .poll(
          () => noted.results.length > rounds && noted.reports.length > 0 && welcomed(noted).length > rounds,
          { timeout: 30_000 },
        )
        .toBe(true);
      over.abort();
      await load;
      await server.dispose();

      const after = await open();
      const students = new Set([...premium, ...free].map(({ studentId }) => studentId));
      expect(await findLosses(after.db, noted, students)).toEqual([]);
      const late = await deliverLateEvents(after);
      expect(await findLostPayments(after.db, noted)).toEqual([]);
      process.stdout.write(
        `  [crashes] ${rounds} kills on ${place.name}: ${noted.quizzes.length} quizzes, ${noted.results.length} results, ` +
          `${noted.reports.length} reports, ${welcomed(noted).length} payments acknowledged, ${noted.unanswered.length} requests ` +
          `for a quiz cut off, ${late} payment events late, nothing lost\n`,
      );
      await after.close();
      await place.remove();
    },
    180_000 + rounds * 40_000,
  );
});

async function killAgainAndAgain(server: RunningServer): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await wait(Math.random() * longestRound);
    await server.kill();
    await server.restart();
  }
  await wait(longestRound);
}

function welcomed({ subscribers }: Acknowledged): Subscriber[] {
  return [...subscribers.values()].filter(({ isWelcome }) => isWelcome);
}

async function startFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'valence-crash-'));
  return {
    name: 'the embedded database',
    config: { databaseUrl: null, dataDir: folder },
    settings: { DATA_DIR: folder, DATABASE_URL: '' },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function startServerDatabase() {
  const cluster = await startCluster(programs ?? '');
  return {
    name: 'a Postgres server',
    config: { databaseUrl: cluster.url, dataDir: '' },
    settings: { DATABASE_URL: cluster.url },
    remove: cluster.stop,
  };
}
