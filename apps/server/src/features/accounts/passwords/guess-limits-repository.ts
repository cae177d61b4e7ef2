import { lte } from 'drizzle-orm';
import { RateLimiterDrizzle } from 'rate-limiter-flexible';
import type { Database } from '../../../database/database.ts';
import { passwordTries } from '../../../database/schema/accounts.ts';

/** Counts tries in the database, in windows of fixed length, over all processes. */
export function createTriesLimiter(
  db: Database,
  { points, durationSeconds, keyPrefix }: { points: number; durationSeconds: number; keyPrefix: string },
): RateLimiterDrizzle {
  return new RateLimiterDrizzle({
    storeClient: db,
    schema: passwordTries,
    points,
    duration: durationSeconds,
    keyPrefix,
    // A job of the background work does it (`removeOldTries`).
    clearExpiredByTimeout: false,
  });
}

/** Removes the counts whose window is over. */
export async function removeOldTries(db: Database, now: Date): Promise<void> {
  await db.delete(passwordTries).where(lte(passwordTries.expire, now));
}
