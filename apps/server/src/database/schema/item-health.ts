import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@valence/contract';
import type { CheckResult, Question } from '@valence/questions';
import { moment } from './moment.ts';

/** How students fare at an option that is not the key. */
export interface SlipHealth {
  /** Id of the slip behind the option. */
  id: string;
  /** How many chose it first. */
  chosen: number;
  /** Point-biserial correlation of choosing it with the rest score; `null` where there is none. */
  discrimination: number | null;
}

/**
 * How templates fare at a level, made anew every night from the ledger of answers. Each student counts once: as they met the
 * template for the first time.
 */
export const itemHealth = pgTable(
  'item_health',
  {
    template: text('template').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    subject: text('subject').$type<Question['subject']>().notNull(),
    /** Id of the main one. */
    topic: text('topic').notNull(),
    tests: text('tests').array().notNull(),
    /** Students who met it. */
    met: integer('met').notNull(),
    /** Those of them who left it open. */
    leftOpen: integer('left_open').notNull(),
    /** Those who chose an option, and chose the right one first. */
    tries: integer('tries').notNull(),
    right: integer('right').notNull(),
    /** Those who typed an answer, and typed a right one first. */
    typedTries: integer('typed_tries').notNull(),
    typedRight: integer('typed_right').notNull(),
    /** Those who chose an option and answered enough other questions to have a rest score. */
    rested: integer('rested').notNull(),
    /** Point-biserial correlation of choosing the key with the rest score; `null` where there is none. */
    discrimination: doublePrecision('discrimination'),
    slips: jsonb('slips').$type<readonly SlipHealth[]>().notNull(),
    /** Of the times that clients sent; `null` where none did. */
    medianSeconds: doublePrecision('median_seconds'),
    computedAt: moment('computed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.template, table.difficulty] })],
);

/** Templates whose answers speak against their key, one a template: once a maintainer has decided, answers raise no second doubt. */
export const quarantines = pgTable('quarantines', {
  template: text('template').primaryKey(),
  /** The question of the template that was issued last. */
  questionId: text('question_id').notNull(),
  question: jsonb('question').$type<Question>().notNull(),
  /** What the checks found when they ran again. */
  checks: jsonb('checks').$type<readonly CheckResult[]>().notNull(),
  contradictsKey: boolean('contradicts_key').notNull(),
  /** The option that those choose who are right elsewhere, by its slip, and what was found over how many students. */
  slip: text('slip').notNull(),
  slipDiscrimination: doublePrecision('slip_discrimination').notNull(),
  keyDiscrimination: doublePrecision('key_discrimination').notNull(),
  rested: integer('rested').notNull(),
  raisedAt: moment('raised_at').notNull(),
  /** `null` while no maintainer has decided. */
  decidedAt: moment('decided_at'),
});
