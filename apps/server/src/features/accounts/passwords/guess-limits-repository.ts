import { lte } from 'drizzle-orm';
import type { Redis } from 'ioredis';
import { RateLimiterDrizzle, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Database } from '../../../database/database.ts';
import { passwordTries } from '../../../database/schema/accounts.ts';
import { createValkeyLimiter } from '../../../valkey.ts';

/** Where tries are counted: in Valkey where there is one; in the database else, and while Valkey is away. */
export interface TriesStore {
  db: Database;
  valkey: Redis | null;
}

/** Counts tries in windows of fixed length, over all processes. */
export function createTriesLimiter(
  { db, valkey }: TriesStore,
  { points, durationSeconds, keyPrefix }: { points: number; durationSeconds: number; keyPrefix: string },
): RateLimiterAbstract {
  const inDatabase = new RateLimiterDrizzle({
    storeClient: db,
    schema: passwordTries,
    points,
    duration: durationSeconds,
    keyPrefix,
    // A job of the background work does it (`removeOldTries`).
    clearExpiredByTimeout: false,
  });
  if (valkey === null) return inDatabase;
  const limit = { keyPrefix: `tries:${keyPrefix}`, points, duration: durationSeconds };
  return createValkeyLimiter(valkey, { ...limit, insuranceLimiter: inDatabase });
}

/** Removes the counts whose window is over. */
export async function removeOldTries(db: Database, now: Date): Promise<void> {
  await db.delete(passwordTries).where(lte(passwordTries.expire, now));
}
