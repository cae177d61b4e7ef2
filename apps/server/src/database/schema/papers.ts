import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { PaperAids, PaperMarking, PaperStanding } from '@valence/contract';
import { moment } from './moment.ts';
import { ownedByStudent, quizOfStudent } from './quizzes.ts';

/** What a paper was made to: kept with it, since the facts of an exam change from year to year. */
export interface PaperTerms {
  name: string;
  like: string;
  marking: PaperMarking;
  aids: PaperAids;
  units: readonly { id: string; name: string }[];
  /** The unit of each question, in the order of the paper. */
  unitOf: readonly string[];
  /** The places of the questions whose answers are typed; papers of before have none. */
  typedAt?: readonly number[];
}

/** Papers like the real ones: each is a quiz of kind `paper`, with its terms, its clock and how far the student is. */
export const papers = pgTable(
  'papers',
  {
    studentId: ownedByStudent(),
    quizId: uuid('quiz_id').notNull(),
    examId: text('exam_id').notNull(),
    terms: jsonb('terms').$type<PaperTerms>().notNull(),
    startedAt: moment('started_at').notNull(),
    /** Set at the start, extra time included; nothing moves it. */
    deadline: moment('deadline').notNull(),
    standing: jsonb('standing').$type<PaperStanding>().notNull(),
    submittedAt: moment('submitted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.quizId] }),
    quizOfStudent(table),
    index('papers_of_student').on(table.studentId, table.startedAt),
  ],
);
