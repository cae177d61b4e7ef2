import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '@valence/contract';
import { moment } from './moment.ts';

/** How often calls failed in an hour. A row says nothing of who called, or of what was sent. */
export const hourlyErrors = pgTable(
  'hourly_errors',
  {
    /** When the hour began. */
    hour: moment('hour').notNull(),
    method: text('method').notNull(),
    /** As it was registered, with names in the place of ids. */
    route: text('route').notNull(),
    code: text('code').$type<ErrorCode>().notNull(),
    count: integer('count').notNull(),
    latestAt: moment('latest_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hour, table.method, table.route, table.code] }),
    index('hourly_errors_in_order').on(table.latestAt),
  ],
);
