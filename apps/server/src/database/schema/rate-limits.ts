import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** How often somebody made a call in the minute that ends at `expire`, over all processes, counted by rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of who made which call: an address is nobody's business. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: moment('expire'),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expire)],
);
