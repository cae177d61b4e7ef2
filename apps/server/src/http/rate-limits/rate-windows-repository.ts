import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rateWindows } from '../../database/schema/index.ts';

/**
 * Adds calls to the callers' windows, and answers what stands there then. A window that is over begins anew.
 * @param calls by caller
 */
export async function addCalls(
  db: Database,
  calls: ReadonlyMap<string, number>,
  startsAt: Date,
): Promise<Map<string, number>> {
  // In the same order everywhere: two processes never wait for each other's rows.
  const callers = [...calls.keys()].toSorted();
  const counts = callers.map((caller) => calls.get(caller));
  const isSameWindow = eq(rateWindows.startsAt, sql`excluded.starts_at`);
  const standing = await db
    .insert(rateWindows)
    // Two lists, however many callers there are: a value for each would end at 65,535 of them, and hold the process up before.
    .select(
      sql`select caller, ${startsAt.toISOString()}::timestamptz, calls
        from unnest(${sql.param(callers)}::text[], ${sql.param(counts)}::int[]) as counted(caller, calls)`,
    )
    .onConflictDoUpdate({
      target: rateWindows.caller,
      set: {
        calls: sql`excluded.calls + case when ${isSameWindow} then ${rateWindows.calls} else 0 end`,
        startsAt: sql`excluded.starts_at`,
      },
    })
    .returning({ caller: rateWindows.caller, calls: rateWindows.calls });
  return new Map(standing.map((row) => [row.caller, row.calls]));
}

/** Removes the windows of callers who have not called since. */
export async function removeWindowsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(rateWindows).where(lt(rateWindows.startsAt, moment));
}
