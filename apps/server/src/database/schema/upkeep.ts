import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A backup of the embedded database, as a kind of work. */
export const backupWork = 'backup';

/** When the embedded database was last looked after, one row per kind of work. */
export const upkeep = pgTable('upkeep', {
  work: text('work').primaryKey(),
  doneAt: timestamp('done_at', { withTimezone: true, mode: 'date' }).notNull(),
});
