import { desc, sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Question } from '@valence/questions';
import type { Difficulty } from '@valence/contract';
import { users } from './accounts.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** What was made of one question of a finished quiz. */
export interface GradedAnswer {
  questionId: string;
  userAnswer: number | null;
  correctAnswer: number;
  isCorrect: boolean;
  /** Tries until the answer was locked; 0 where there was none. */
  attempts: number;
  /** Seconds, where the client said. */
  timeSpent: number | null;
}

/** Quizzes from the moment they are issued; the columns from `completedAt` on are empty until it is recorded. */
export const quizzes = pgTable(
  'quizzes',
  {
    id: uuid('id').primaryKey(),
    studentId: uuid('student_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'subject' | 'custom'>().notNull(),
    /** A subject's id, or the understood topic of a custom quiz. */
    topic: text('topic').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** The questions as issued, with their keys: grading looks here and nowhere else. */
    questions: jsonb('questions').$type<Question[]>().notNull(),
    questionIds: text('question_ids').array().notNull(),
    completedAt: moment('completed_at'),
    /** The student's own day on which it was finished; a later change of zone does not move it. */
    completedDay: date('completed_day', { mode: 'string' }),
    answers: jsonb('answers').$type<GradedAnswer[]>(),
    score: integer('score'),
    correctAnswers: integer('correct_answers'),
    /** Right at the first attempt: what badges and statistics count. */
    correctAtFirst: integer('correct_at_first'),
    totalQuestions: integer('total_questions').notNull(),
    timeSpent: integer('time_spent'),
    practice: boolean('practice').notNull().default(false),
  },
  (table) => [
    index('quizzes_issued').on(table.studentId, desc(table.issuedAt)),
    index('quizzes_completed')
      .on(table.studentId, desc(table.completedAt))
      .where(sql`${table.completedAt} is not null`),
  ],
);
