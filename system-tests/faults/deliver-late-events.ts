import { isNotNull, and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import * as z from 'zod';
import type { Database, OpenDatabase } from '../../apps/server/src/database/database.ts';
import { sandboxObjects } from '../../apps/server/src/database/schema/payments-sandbox.ts';
import { createTestApp } from '../../apps/server/src/testing/test-app.ts';

/** Longer than the payments sandbox waits before it sends an event again. */
const patience = 120_000;

/**
 * What the background work of a server does within minutes of a crash: sends the payment events again that the crash cut
 * off. The database stays open. Subscriptions are not reconciled: no event is lost, so nothing needs it.
 * @returns how many there were
 */
export async function deliverLateEvents(database: OpenDatabase): Promise<number> {
  const late = await countLateEvents(database.db);
  const server = await createTestApp({ ...database, close: async () => undefined });
  server.time.now = Date.now() + patience;
  await server.background.start();
  const job = {
    name: 'let-time-pass-in-the-payments-sandbox',
    data: z.object({}),
    run: async () => undefined,
  };
  await database.db.transaction((tx) => server.background.send(tx, job, {}));
  await expect.poll(() => countLateEvents(database.db), { timeout: 60_000 }).toBe(0);
  await server.close();
  return late;
}

async function countLateEvents(db: Database): Promise<number> {
  const isLate = and(eq(sandboxObjects.object, 'event'), isNotNull(sandboxObjects.dueAt));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sandboxObjects)
    .where(isLate);
  return row?.count ?? 0;
}
