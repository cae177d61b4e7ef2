import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When the embedded database last looked after itself, one row per kind of work. */
export const upkeep = pgTable('upkeep', {
  work: text('work').primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true, mode: 'date' }).notNull(),
});
