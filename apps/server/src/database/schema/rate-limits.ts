import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** How often somebody made a call in the minute that ends at `expire`, over all processes, counted by rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash of who made which call: an address is nobody's business. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamp('expire', { withTimezone: true, mode: 'date', precision: 3 }),
  },
  (table) => [index('rate_limits_by_expiry').on(table.expire)],
);
