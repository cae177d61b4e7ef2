import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { SandboxObject } from './sandbox-object.ts';
import { earlyMoment } from './moment.ts';

/** What the payments sandbox holds, each as Stripe's API would show it. */
export const sandboxObjects = pgTable(
  'sandbox_objects',
  {
    id: text('id').primaryKey(),
    object: text('object').$type<SandboxObject['object']>().notNull(),
    customerId: text('customer_id'),
    body: jsonb('body').$type<SandboxObject>().notNull(),
    createdAt: earlyMoment('created_at').notNull(),
    /** When something happens to it by itself: a period ends, an event is to be delivered. */
    dueAt: earlyMoment('due_at'),
  },
  (table) => [
    index('sandbox_objects_of_customer').on(table.customerId, table.object),
    index('sandbox_objects_by_due_time').on(table.dueAt),
  ],
);

/** Writes that the sandbox has answered, by their idempotency key: the same again gets the same answer. */
export const sandboxWrites = pgTable('sandbox_writes', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  /** Hash of what was asked; another question under the same key is an error. */
  question: text('question').notNull(),
  /** `null` while it is being answered, in the transaction that writes this row. */
  status: integer('status'),
  answer: jsonb('answer').$type<object>(),
  createdAt: earlyMoment('created_at').notNull(),
});

/** The API key and the webhook secret of the sandbox, made at its first start. */
export const sandboxSecrets = pgTable('sandbox_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
