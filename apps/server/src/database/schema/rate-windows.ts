import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody called in the minute that `startsAt` begins, over all processes. */
export const rateWindows = pgTable('rate_windows', {
  /** A hash of who called what: an address is nobody's business. */
  caller: text('caller').primaryKey(),
  startsAt: timestamp('starts_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  calls: integer('calls').notNull(),
});
