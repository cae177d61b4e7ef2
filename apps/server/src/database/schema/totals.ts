import { date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from './accounts.ts';
import { moment, ownedByStudent } from './quizzes.ts';

/*
 * Sums over `quiz_results`, so that numbers of a student come as fast after 100,000 quizzes as after one. They hold
 * nothing of their own: `rebuildTotals` makes them again from the results.
 */

/** A student's finished quizzes of one subject or custom topic. */
export const topicTotals = pgTable(
  'topic_totals',
  {
    studentId: ownedByStudent(),
    topic: text('topic').notNull(),
    quizCount: integer('quiz_count').notNull(),
    scoreSum: integer('score_sum').notNull(),
    bestScore: integer('best_score').notNull(),
    recentScore: integer('recent_score').notNull(),
    perfectScores: integer('perfect_scores').notNull(),
    /** Seconds; `null` before the first quiz that is long enough to say something about speed. */
    fastestTime: integer('fastest_time'),
    totalQuestions: integer('total_questions').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.topic] })],
);

/** A student's own days with a finished quiz, by subject or custom topic. */
export const studyDays = pgTable(
  'study_days',
  {
    studentId: ownedByStudent(),
    day: date('day', { mode: 'string' }).notNull(),
    topic: text('topic').notNull(),
    quizCount: integer('quiz_count').notNull(),
    scoreSum: integer('score_sum').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.day, table.topic] })],
);

/** How many questions in a row a student has answered right. A student without a row has no totals yet. */
export const correctRuns = pgTable('correct_runs', {
  studentId: uuid('student_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The run that the next right answer continues. */
  current: integer('current').notNull(),
  longest: integer('longest').notNull(),
  /** When the latest of the counted quizzes was finished; `null` while there is none. */
  latestCompletedAt: moment('latest_completed_at'),
});
