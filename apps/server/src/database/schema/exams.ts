import { boolean, date, jsonb, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core';
import type { ExamAftermath, ExamSettings } from '@valence/contract';
import { moment } from './moment.ts';
import { ownedByStudent } from './quizzes.ts';

/** The exams that students plan to. */
export const exams = pgTable(
  'exams',
  {
    studentId: ownedByStudent(),
    id: uuid('id').notNull(),
    subject: jsonb('subject').$type<ExamSettings['subject']>().notNull(),
    /** The student's own date: no instant, so that no change of zone moves it. */
    date: date('date', { mode: 'string' }).notNull(),
    /** On each day of the week, Monday first. */
    minutes: jsonb('minutes').$type<readonly number[]>().notNull(),
    freeDays: jsonb('free_days').$type<readonly string[]>().notNull(),
    went: text('went').$type<ExamAftermath['went']>(),
    mark: real('mark'),
    upkeep: boolean('upkeep').notNull().default(false),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.id] })],
);
