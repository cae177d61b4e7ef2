import { asc, desc, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { hourlyErrors } from '../../database/schema/errors.ts';

export type ErrorCount = typeof hourlyErrors.$inferSelect;

/** Adds what one process has counted to what all have. */
export async function addErrorCounts(db: Database, counts: readonly ErrorCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(hourlyErrors)
    // In one order, so that no two processes wait for each other's rows.
    .values(counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [hourlyErrors.hour, hourlyErrors.method, hourlyErrors.route, hourlyErrors.code],
      set: {
        count: sql`${hourlyErrors.count} + excluded.count`,
        latestAt: sql`greatest(${hourlyErrors.latestAt}, excluded.latest_at)`,
      },
    });
}

/** Names the row that a count belongs to. */
export function keyOf({ hour, method, route, code }: Omit<ErrorCount, 'count' | 'latestAt'>): string {
  return `${hour.toISOString()} ${method} ${route} ${code}`;
}

/** What failed after a moment, whole hours counted, the latest first. */
export async function errorsAfter(db: Database, since: Date, limit: number) {
  const latestAt = sql<Date>`max(${hourlyErrors.latestAt})`.mapWith(hourlyErrors.latestAt);
  const { method, route, code } = hourlyErrors;
  return db
    .select({ method, route, code, count: sql<number>`sum(${hourlyErrors.count})::int`, latestAt })
    .from(hourlyErrors)
    .where(gt(hourlyErrors.latestAt, since))
    .groupBy(method, route, code)
    .orderBy(desc(latestAt), asc(route), asc(method), asc(code))
    .limit(limit);
}

/** Removes what failed before a moment. */
export async function removeErrorsBefore(db: Database, before: Date): Promise<void> {
  await db.delete(hourlyErrors).where(lte(hourlyErrors.latestAt, before));
}
