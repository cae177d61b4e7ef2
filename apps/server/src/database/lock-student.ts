import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema/accounts.ts';

export type LockedStudent = NonNullable<Awaited<ReturnType<typeof lockStudent>>>;

/**
 * Reads a student's row and holds it until the transaction ends: whoever issues, records or changes something of the same student waits.
 * It comes before any other row of theirs, so that nobody waits in a circle.
 * @returns `null` where the account is gone
 */
export async function lockStudent(tx: Database, studentId: string) {
  const [student] = await tx
    .select({
      id: users.id,
      subscriptionStatus: users.subscriptionStatus,
      timeZone: users.timeZone,
      timeZoneChangedAt: users.timeZoneChangedAt,
    })
    .from(users)
    .where(eq(users.id, studentId))
    .for('update');
  return student ?? null;
}
