import { isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Difficulty, ErratumKind, UpheldOutcome } from '@valence/contract';
import type { Question } from '@valence/questions';
import { moment } from './moment.ts';

/** Audits of our keys: samples of the catalogue that readers solve without the key. Each was announced before it was drawn. */
export const keyAudits = pgTable('key_audits', {
  id: uuid('id').primaryKey(),
  /** From 1, in the order of their announcement. */
  number: integer('number').notNull().unique(),
  size: integer('size').notNull(),
  /** Decides the sample, with the catalogue and the size. */
  seed: text('seed').notNull(),
  /** SHA-256 of the names of all templates of the catalogue, sorted, each with a line feed behind it; in hex. */
  catalogue: text('catalogue').notNull(),
  /** Templates of the catalogue that no new quiz had when the audit was announced. */
  leftOut: text('left_out').array().notNull(),
  /** How many templates the sample is drawn from. */
  templates: integer('templates').notNull(),
  announcedAt: moment('announced_at').notNull(),
  drawnAt: moment('drawn_at'),
  /** `null` while an item is not decided. */
  closedAt: moment('closed_at'),
});

/** The questions of an audit's sample, as its readers meet them. */
export const keyAuditItems = pgTable(
  'key_audit_items',
  {
    id: uuid('id').primaryKey(),
    auditId: uuid('audit_id')
      .notNull()
      .references(() => keyAudits.id),
    /** In the order of the draw, from 0. */
    place: integer('place').notNull(),
    template: text('template').notNull(),
    questionId: text('question_id').notNull(),
    question: jsonb('question').$type<Question>().notNull(),
    /** `slip`: a reader erred; `null` while the item is not decided. */
    verdict: text('verdict').$type<'agreed' | 'slip' | 'miss'>(),
    /** Of a miss: what was wrong, and what a maintainer did. */
    kind: text('kind').$type<ErratumKind>(),
    outcome: text('outcome').$type<UpheldOutcome>(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    uniqueIndex('key_audit_items_in_order').on(table.auditId, table.place),
    index('key_audit_items_of_question').on(table.questionId),
  ],
);

/**
 * Questions that somebody with a role solves without the key. The row is made when the question is shown and completed once; from
 * then on a trigger refuses to change or remove it, but for whose it is: the reader is named by id alone, as in the audit log, until the
 * account is deleted.
 */
export const readings = pgTable(
  'readings',
  {
    id: uuid('id').primaryKey(),
    /** `null` once the account is deleted. */
    reader: uuid('reader'),
    /** `null` where the question is of no audit. */
    itemId: uuid('item_id').references(() => keyAuditItems.id),
    template: text('template').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    questionId: text('question_id').notNull(),
    /** As it was shown; a family’s seed is in its origin. */
    question: jsonb('question').$type<Question>().notNull(),
    openedAt: moment('opened_at').notNull(),
    /** Place of the option that was chosen; `null` where the reader says that not one of them is right. */
    choice: integer('choice'),
    /** The reader wrote the question, or knew its key: the reading says nothing. */
    isKnown: boolean('is_known').notNull().default(false),
    /** What is doubtful, in the reader's words; it goes with the account. */
    doubt: text('doubt'),
    /** `null` while the question is open before the reader. */
    readAt: moment('read_at'),
  },
  (table) => [
    uniqueIndex('readings_open_once').on(table.reader).where(isNull(table.readAt)),
    uniqueIndex('readings_of_item_once').on(table.itemId, table.reader),
    uniqueIndex('readings_held_once').on(table.itemId).where(isNull(table.readAt)),
    index('readings_of_reader').on(table.reader, table.readAt),
    index('readings_of_template').on(table.template),
  ],
);
