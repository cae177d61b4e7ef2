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
  const rows = [...calls]
    .map(([caller, count]) => ({ caller, startsAt, calls: count }))
    // In the same order everywhere: two processes never wait for each other's rows.
    .toSorted((one, other) => (one.caller < other.caller ? -1 : 1));
  const isSameWindow = eq(rateWindows.startsAt, sql`excluded.starts_at`);
  const standing = await db
    .insert(rateWindows)
    .values(rows)
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
