import { eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { passwordAttempts } from '../database/schema/accounts.ts';

/** How often something has been tried in the window that is running. */
export interface CountedTries {
  key: string;
  count: number;
  windowEndsAt: Date;
}

/**
 * Counts one try for each key and answers the counts with it included. Counting comes before checking, in
 * one statement, so that guesses made at the same moment cannot pass the limit together.
 */
export async function countTries(
  db: Database,
  keys: string[],
  now: Date,
  windowEndsAt: Date,
): Promise<CountedTries[]> {
  const windowIsOver = sql`${passwordAttempts.windowEndsAt} <= ${now.toISOString()}::timestamptz`;
  return db
    .insert(passwordAttempts)
    .values(keys.map((key) => ({ key, count: 1, windowEndsAt })))
    .onConflictDoUpdate({
      target: passwordAttempts.key,
      set: {
        count: sql`case when ${windowIsOver} then 1 else ${passwordAttempts.count} + 1 end`,
        windowEndsAt: sql`case when ${windowIsOver} then excluded.window_ends_at else ${passwordAttempts.windowEndsAt} end`,
      },
    })
    .returning();
}

/** Starts the counts of these keys anew. */
export async function forgetTries(db: Database, keys: string[]): Promise<void> {
  await db.delete(passwordAttempts).where(inArray(passwordAttempts.key, keys));
}

/** Takes one try back, for a key that others share. */
export async function takeTryBack(db: Database, key: string): Promise<void> {
  await db
    .update(passwordAttempts)
    .set({ count: sql`greatest(${passwordAttempts.count} - 1, 0)` })
    .where(eq(passwordAttempts.key, key));
}

/** Removes the counts whose window is over. */
export async function removeOldTries(db: Database, now: Date): Promise<void> {
  await db.delete(passwordAttempts).where(lte(passwordAttempts.windowEndsAt, now));
}
