import { pgTable, text } from 'drizzle-orm/pg-core';
import { earlyMoment } from './moment.ts';

/** A backup of the embedded database, as a kind of work. */
export const backupWork = 'backup';

/** When the embedded database was last looked after, one row per kind of work. */
export const upkeep = pgTable('upkeep', {
  work: text('work').primaryKey(),
  doneAt: earlyMoment('done_at').notNull(),
});
