import { date, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { sessions } from './accounts.ts';
import { moment } from './moment.ts';
import { ownedByStudent } from './quizzes.ts';

/** The daily reminder of who once asked for one. */
export const reminders = pgTable(
  'reminders',
  {
    studentId: ownedByStudent(),
    /** Of the student's own day. */
    hour: integer('hour').notNull(),
    /** When it is to be thought of next; `null` where no browser takes it any more. */
    nextAt: moment('next_at'),
    /** When one was last sent. */
    sentAt: moment('sent_at'),
    /** How many were sent since the student was last here. */
    unanswered: integer('unanswered').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.studentId] }), index('reminders_by_next').on(table.nextAt)],
);

/** Browsers that take push messages: one for a session, with which it ends. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    studentId: ownedByStudent(),
    secretHash: text('secret_hash').notNull(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: moment('created_at').notNull(),
    /** The student's day of the last reminder that was handed to the push service, or is being handed to it. */
    sentDay: date('sent_day', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.secretHash] }),
    foreignKey({
      name: 'push_subscriptions_session_fk',
      columns: [table.studentId, table.secretHash],
      foreignColumns: [sessions.studentId, sessions.secretHash],
    }).onDelete('cascade'),
    index('push_subscriptions_by_endpoint').on(table.endpoint),
  ],
);
