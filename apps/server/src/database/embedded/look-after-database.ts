import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { upkeep } from '../schema/index.ts';

const checkpointEvery = 5 * 60_000;
const vacuumEvery = 24 * 60 * 60_000;

/**
 * Does for the embedded Postgres what a server's background processes do: it has none.
 * @returns the function that stops it
 */
export function lookAfterDatabase(db: Database, countSyncs: () => number, clock: Clock): () => void {
  let syncsAtCheckpoint = countSyncs();
  const round = async (): Promise<void> => {
    if (countSyncs() !== syncsAtCheckpoint) {
      await db.execute(sql`checkpoint`);
      syncsAtCheckpoint = countSyncs();
    }
    if (await isVacuumDue(db, clock())) {
      await db.execute(sql`vacuum analyze`);
      await noteVacuum(db, clock());
    }
  };
  // A round that fails is tried again at the next one; the log stays bounded by max_wal_size.
  const timer = setInterval(() => void round().catch(() => undefined), checkpointEvery);
  timer.unref();
  return () => clearInterval(timer);
}

async function isVacuumDue(db: Database, now: number): Promise<boolean> {
  const [last] = await db.select().from(upkeep).where(eq(upkeep.work, 'vacuum'));
  return last === undefined || now - last.doneAt.getTime() >= vacuumEvery;
}

async function noteVacuum(db: Database, now: number): Promise<void> {
  const doneAt = new Date(now);
  await db
    .insert(upkeep)
    .values({ work: 'vacuum', doneAt })
    .onConflictDoUpdate({ target: upkeep.work, set: { doneAt } });
}
