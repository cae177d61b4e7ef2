import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { rateWindows } from '../../database/schema/index.ts';

/**
 * Adds calls to the callers' windows, and answers what stands there then. A later window replaces one that is over; what comes
 * late of one that is over changes nothing.
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
        calls: sql`case
          when excluded.starts_at < ${rateWindows.startsAt} then ${rateWindows.calls}
          when excluded.starts_at = ${rateWindows.startsAt} then excluded.calls + ${rateWindows.calls}
          else excluded.calls end`,
        startsAt: sql`greatest(excluded.starts_at, ${rateWindows.startsAt})`,
      },
    })
    .returning({ caller: rateWindows.caller, calls: rateWindows.calls });
  return new Map(standing.map((row) => [row.caller, row.calls]));
}

/** Removes the windows of callers who have not called since. */
export async function removeWindowsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(rateWindows).where(lt(rateWindows.startsAt, moment));
}
