import type { Database } from '../../database/database.ts';
import { saveTimeZone } from './time-zone-repository.ts';

/** What is known about where a student is. */
export interface StudentPlace {
  id: string;
  timeZone: string | null;
  timeZoneChangedAt: Date | null;
}

const changeEvery = 24 * 60 * 60 * 1000;

/**
 * The zone whose days and weeks count for a student now. A zone that the browser sends is kept; a changed
 * one takes effect at most once in 24 hours, so that travelling on paper wins no second day.
 */
export async function settleTimeZone(
  db: Database,
  student: StudentPlace,
  sent: string | null,
  now: number,
): Promise<string> {
  const known = student.timeZone ?? 'UTC';
  if (sent === null || sent === student.timeZone) return known;
  const changedAt = student.timeZoneChangedAt?.getTime() ?? null;
  if (student.timeZone !== null && changedAt !== null && now - changedAt < changeEvery) return known;
  // Another call of the same student may have been first.
  return (await saveTimeZone(db, student.id, sent, new Date(now), new Date(now - changeEvery))) ?? known;
}
