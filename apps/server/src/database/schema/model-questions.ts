import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@valence/contract';
import type { Question } from '@valence/questions';
import { moment } from './moment.ts';

/** Questions that a model wrote and that were proved, kept for the next student with the topic. */
export const modelQuestions = pgTable(
  'model_questions',
  {
    id: text('id').primaryKey(),
    /** The understood topic that it was written for, in small letters. */
    topic: text('topic').notNull(),
    /** Ids of the concepts that it tests, as its reader says; none in rows from before there was one. */
    tests: text('tests').array().notNull().default([]),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    /** With its proof, and the model that wrote it. */
    question: jsonb('question').$type<Question>().notNull(),
    solverModel: text('solver_model').notNull(),
    promptVersion: integer('prompt_version').notNull(),
    /** What writing and proving it cost. */
    tokens: integer('tokens').notNull(),
    writtenAt: moment('written_at').notNull(),
    /** What a maintainer made of it; `null` while none has looked at it. What was thrown out is never served again. */
    decision: text('decision').$type<'kept' | 'thrownOut'>(),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    index('model_questions_of_topic').on(table.topic, table.difficulty),
    index('model_questions_by_concept').using('gin', table.tests),
  ],
);

/** Topics that were asked for and had too few questions; background work tops them up. They name no student. */
export const modelShortages = pgTable(
  'model_shortages',
  {
    /** The understood topic in small letters. */
    topic: text('topic').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Due where it is null or before `askedAt`. */
    toppedUpAt: moment('topped_up_at'),
  },
  (table) => [primaryKey({ columns: [table.topic, table.difficulty] })],
);

/** Generations that are running, in whichever process: each holds a place and the tokens that it may spend. */
export const modelGenerations = pgTable('model_generations', {
  id: uuid('id').primaryKey(),
  tokens: integer('tokens').notNull(),
  /** From here on it is over; what a crash left behind counts as spent. */
  heldUntil: moment('held_until').notNull(),
});

/** Tokens spent on a day (UTC), by all processes. */
export const modelSpending = pgTable('model_spending', {
  day: date('day', { mode: 'string' }).primaryKey(),
  tokens: integer('tokens').notNull(),
});
