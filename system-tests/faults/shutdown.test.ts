import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
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
  // A connection that waits to be accepted is nothing begun: each caller has one of their own, and it is open.
  const connected = callers.map(({ headers }) => ({
    headers,
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
  }));
  const opened = connected.map(({ agent, headers }) =>
    statusOf(request(`${server.url}/api/user/quiz-usage`, { agent, headers }).end()),
  );
  expect(new Set(await Promise.all(opened))).toEqual(new Set([200]));
  let answered = 0;
  const someAnswered = Promise.withResolvers<void>();
  const asking = connected.map(async ({ agent, headers }) => {
    const post = request(`${server.url}/api/generate-questions`, {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-type': 'application/json' },
    });
    const status = await statusOf(
      post.end(JSON.stringify({ topic: 'general', difficulty: 'beginner', count: 5 })),
    );
    answered += 1;
    if (answered === inFlight / 4) someAnswered.resolve();
    return status;
  });
  // By then the server has read all of them: they came at once, and each waits for those before it.
  await someAnswered.promise;
  const answeredBefore = answered;
  await server.dispose();
  expect(answeredBefore).toBeLessThan(inFlight);
  expect(new Set(await Promise.all(asking))).toEqual(new Set([200]));
  rmSync(folder, { recursive: true });
});

/** The status of an answer that came whole, or the reason why none did. */
async function statusOf(sent: ReturnType<typeof request>): Promise<number | string | undefined> {
  try {
    const [answer]: IncomingMessage[] = await once(sent, 'response');
    if (answer === undefined) return undefined;
    await answer.resume().toArray();
    return answer.statusCode;
  } catch (error) {
    return String(error);
  }
}
