import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { ownedByStudent, quizOfStudent } from './quizzes.ts';

/** What students noted at questions of their quizzes. */
export const questionNotes = pgTable(
  'question_notes',
  {
    studentId: ownedByStudent(),
    quizId: uuid('quiz_id').notNull(),
    questionId: text('question_id').notNull(),
    note: text('note').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.quizId, table.questionId] }),
    quizOfStudent(table),
  ],
);
