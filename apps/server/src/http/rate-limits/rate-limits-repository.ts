import { lte } from 'drizzle-orm';
import { RateLimiterDrizzle, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../../database/database.ts';
import { rateLimits } from '../../database/schema/rate-limits.ts';

/** Counts calls in the database, in windows of fixed length, over all processes. */
export function createDatabaseLimiter(
  db: Database,
  limit: { points: number; duration: number; insuranceLimiter: RateLimiterAbstract },
): RateLimiterAbstract {
  return new RateLimiterDrizzle({
    ...limit,
    storeClient: db,
    schema: rateLimits,
    // Whoever has passed the limit costs no further query.
    inMemoryBlockOnConsumed: limit.points + 1,
    // A job of the background work does it.
    clearExpiredByTimeout: false,
  });
}

/** Removes the counts whose window is over. */
export async function removeExpiredCounts(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expire, now));
}
