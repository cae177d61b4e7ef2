import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Difficulty } from '@valence/contract';
import type { Question } from '@valence/questions';
import { moment } from './moment.ts';
import { ownedByStudent } from './quizzes.ts';

/**
 * The answer ledger: one row for each question of a finished quiz, written in the transaction that records the quiz. It holds
 * nothing that the quiz and its result do not tell, in a form that queries read without opening either; it can be written anew
 * from them. A question without options after a right choice has no result: its row is written with its first try, and stays
 * when the others are written anew. Rows are only added, but for the correction of a wrong key, as in `quiz_results`. They go with
 * their student, as all quizzes do.
 */
export const answers = pgTable(
  'answers',
  {
    studentId: ownedByStudent(),
    quizId: uuid('quiz_id').notNull(),
    /** Among the questions of the quiz as the student met them, from 0. */
    place: integer('place').notNull(),
    /** When the quiz was finished; its answers are a millisecond apart, so that their order can be read off. */
    answeredAt: moment('answered_at').notNull(),
    /** The student's own day of it; a later change of zone does not move it. */
    answeredDay: date('answered_day', { mode: 'string' }).notNull(),
    questionId: text('question_id').notNull(),
    /** What the question was made from: a written question, or a family at a difficulty. */
    template: text('template').notNull(),
    subject: text('subject').$type<Question['subject']>().notNull(),
    /** Id of the main one. */
    topic: text('topic').notNull(),
    /** Ids of the concepts that it tests; none for questions from before there were concepts. */
    tests: text('tests').array().notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    mode: text('mode').$type<'quiz' | 'practice'>().notNull(),
    kind: text('kind').$type<'choice' | 'typed'>().notNull(),
    /** What was chosen first: `key`, or the id of the slip behind the option; `null` where it is not known, or was left open. */
    firstChoice: text('first_choice'),
    /** What was typed first, where the answer was typed. */
    typed: text('typed'),
    rightAtFirst: boolean('right_at_first').notNull(),
    /** Until the answer was locked; 0 where the question was left open. */
    tries: integer('tries').notNull(),
    /** On the question, where the client said. */
    seconds: integer('seconds'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.quizId, table.place] }),
    index('answers_in_order').on(table.studentId, table.answeredAt),
    // How many answers an upheld fault concerns, of how many students.
    index('answers_to_question')
      .on(table.questionId, table.studentId)
      .where(sql`${table.tries} > 0`),
    check('answers_typed_are_texts', sql`(${table.kind} = 'typed') or ${table.typed} is null`),
  ],
);

/** Students whose rows of the ledger are to be written anew from their quizzes; background work takes them one by one. */
export const answerRebuilds = pgTable('answer_rebuilds', {
  studentId: ownedByStudent().primaryKey(),
});
