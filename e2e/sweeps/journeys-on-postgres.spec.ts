import { findPostgresPrograms, startCluster } from '../../apps/server/src/testing/postgres-cluster.ts';
import { test } from '../server/browser-test.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { mainJourney } from '../steps/main-journey.ts';
import { upholding } from '../steps/upholding.ts';

const programs = findPostgresPrograms();
test.skip(programs === null, 'No Postgres server is installed here');

let postgres: Awaited<ReturnType<typeof startCluster>> | undefined;
let server: RunningServer;
test.beforeEach(async () => {
  if (programs === null) return;
  postgres = await startCluster(programs);
  server = await startServer({ DATABASE_URL: postgres.url });
});
test.afterEach(async () => {
  await server.dispose();
  await postgres?.stop();
});

test('the journey of a student goes as on the embedded database', async ({ page }) => {
  await mainJourney(page, server);
});

test('so does upholding a report', async ({ page, browser }) => {
  await upholding(page, await (await browser.newContext()).newPage(), server);
});
