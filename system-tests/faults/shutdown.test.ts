import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServer } from '../../e2e/server/running-server.ts';
import { openEmbeddedDatabase } from '../../apps/server/src/database/embedded/open-embedded-database.ts';
import { addCallers } from './caller.ts';
import { faultSettings } from './fault-settings.ts';

const inFlight = 40;

test('a server that is asked to stop answers first what it has begun', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'valence-shutdown-'));
  const prepared = await openEmbeddedDatabase(folder, Date.now);
  const callers = await addCallers(prepared.db, inFlight, {});
  await prepared.close();
  const server = await startServer({ ...faultSettings, DATA_DIR: folder });
  // A connection that waits to be accepted is nothing begun: these are open.
  await Promise.all(callers.map((caller) => caller.call(server.url, 'GET', '/api/user/quiz-usage')));
  let answered = 0;
  const someAnswered = Promise.withResolvers<void>();
  const asking = callers.map(async (caller) => {
    const quiz = { topic: 'general', difficulty: 'beginner', count: 5 };
    const outcome = await caller.call(server.url, 'POST', '/api/generate-questions', quiz);
    answered += 1;
    if (answered === inFlight / 4) someAnswered.resolve();
    return outcome;
  });
  // By then the server has read all of them: they came at once, and each waits for those before it.
  await someAnswered.promise;
  const answeredBefore = answered;
  await server.dispose();
  expect(answeredBefore).toBeLessThan(inFlight);
  const statuses = (await Promise.all(asking)).map((outcome) =>
    outcome.kind === 'answer' ? outcome.status : outcome.kind,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  rmSync(folder, { recursive: true });
});
