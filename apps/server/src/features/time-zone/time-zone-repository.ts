import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { users } from '../../database/schema/accounts.ts';

/** Keeps a student's zone, unless it was changed after `notSince`; answers the zone that stands then. */
export async function saveTimeZone(
  db: Database,
  studentId: string,
  timeZone: string,
  now: Date,
  notSince: Date,
): Promise<string | null> {
  const mayChange = or(
    isNull(users.timeZone),
    isNull(users.timeZoneChangedAt),
    lte(users.timeZoneChangedAt, notSince),
  );
  const saved = await db
    .update(users)
    .set({ timeZone, timeZoneChangedAt: now })
    .where(and(eq(users.id, studentId), mayChange))
    .returning({ id: users.id });
  if (saved.length === 1) return timeZone;
  const [standing] = await db.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, studentId));
  return standing?.timeZone ?? null;
}
