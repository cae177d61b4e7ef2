import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { earlyMoment } from './moment.ts';

/** What the payment provider said last of a student who went to the checkout once; it knows them as a customer. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    studentId: uuid('student_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Stripe knows nothing of the sandbox's customers, nor the sandbox of Stripe's. */
    provider: text('provider').$type<'stripe' | 'sandbox'>().notNull(),
    customerId: text('customer_id').notNull(),
    /** The latest; one that is still open is used again, so that nobody can pay twice. */
    checkoutSessionId: text('checkout_session_id'),
    checkoutStartedAt: earlyMoment('checkout_started_at'),
    subscriptionId: text('subscription_id'),
    /** In Stripe's words; `null` before the first payment. */
    status: text('status'),
    currentPeriodEnd: earlyMoment('current_period_end'),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
    canceledAt: earlyMoment('canceled_at'),
    /** Whoever asks the provider takes the next number first, and what a lower number heard never replaces what a higher one did. */
    lastQuestion: integer('last_question').notNull().default(0),
    answeredQuestion: integer('answered_question').notNull().default(0),
    /** When the provider was asked last. */
    checkedAt: earlyMoment('checked_at').notNull(),
  },
  (table) => [
    // Not unique: a provider gives each customer an id of its own, and a key that does not begin with the student cannot be spread.
    index('subscriptions_by_customer').on(table.customerId),
    index('subscriptions_by_check').on(table.checkedAt),
  ],
);
