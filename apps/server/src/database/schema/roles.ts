import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Role } from '@valence/contract';
import { moment } from './moment.ts';
import { ownedByStudent } from './quizzes.ts';

/** What a student may do beside studying: maintain questions, or operate the server. Most students have no row. */
export const studentRoles = pgTable(
  'student_roles',
  {
    studentId: ownedByStudent(),
    role: text('role').$type<Role>().notNull(),
    grantedAt: moment('granted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.role] }),
    check('student_roles_are_known', sql`${table.role} in ('maintainer', 'operator')`),
  ],
);

/**
 * Who did what on the desk, and when. A trigger refuses to change or remove a row. The actor is named by id alone, without a
 * reference: the row stays when the account is deleted, and then names nobody.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: moment('at').notNull(),
    /** `null` for a command at the server. */
    actor: uuid('actor'),
    /** As `report.decide`: the thing and what was done to it. */
    action: text('action').notNull(),
    /** Id of what it was done to: a question, a template or a student. */
    target: text('target').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, string | number | boolean | null>>>().notNull(),
  },
  (table) => [
    index('audit_log_in_order').on(table.at),
    index('audit_log_of_target').on(table.target, table.at),
  ],
);
