import { isNull } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CheckResult, Question } from '@valence/questions';
import type { ErratumKind, ReportOutcome, ReportReason } from '@valence/contract';
import { moment } from './moment.ts';
import { ownedByStudent, quizOfStudent } from './quizzes.ts';

/** Reports of faulty questions, one per student and question. */
export const reports = pgTable(
  'reports',
  {
    studentId: ownedByStudent(),
    id: uuid('id').notNull(),
    questionId: text('question_id').notNull(),
    /** What the question was made from: a written question, or a family at a difficulty. */
    template: text('template').notNull(),
    /** As it was issued to this student. */
    question: jsonb('question').$type<Question>().notNull(),
    reason: text('reason').$type<ReportReason>().notNull(),
    explanation: text('explanation').notNull(),
    /** What the checks found when they ran again, at the moment of the report. */
    checks: jsonb('checks').$type<readonly CheckResult[]>().notNull(),
    contradictsKey: boolean('contradicts_key').notNull(),
    reportedAt: moment('reported_at').notNull(),
    /** `null` while no maintainer has decided. */
    outcome: text('outcome').$type<Exclude<ReportOutcome, 'open'>>(),
    /** The maintainer's words to those who reported. */
    note: text('note'),
    decidedAt: moment('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    uniqueIndex('reports_once').on(table.studentId, table.questionId),
    index('open_reports').on(table.template).where(isNull(table.outcome)),
    index('reports_of_question').on(table.questionId),
  ],
);

/** Templates that no new quiz takes a question from. */
export const withdrawals = pgTable('withdrawals', {
  template: text('template').primaryKey(),
  /** What withdrew it: several students, a check that contradicts a key, how its answers fare, or a maintainer. */
  cause: text('cause').$type<'reports' | 'recheck' | 'answers' | 'decision'>().notNull(),
  withdrawnAt: moment('withdrawn_at').notNull(),
});

/** Faults that a maintainer upheld, one a question; what is told in public names no student, and stays when a reporter goes. */
export const errata = pgTable('errata', {
  questionId: text('question_id').primaryKey(),
  template: text('template').notNull(),
  subject: text('subject').$type<Question['subject']>().notNull(),
  kind: text('kind').$type<ErratumKind>().notNull(),
  /** When the first report came, or the quarantine. */
  raisedAt: moment('raised_at').notNull(),
  withdrawnAt: moment('withdrawn_at').notNull(),
  decidedAt: moment('decided_at').notNull(),
});

/** Keys that turned out wrong; grading looks here besides the quiz as it was issued. */
export const keyCorrections = pgTable('key_corrections', {
  questionId: text('question_id').primaryKey(),
  /** The wording that the correction is about; another one under the same id is another question. */
  questionText: text('question_text').notNull(),
  /** The text of the right option; `null` when no option is right. */
  rightAnswer: text('right_answer'),
  decidedAt: moment('decided_at').notNull(),
  /** When every finished quiz with the question was graded again; `null` while that is not done. */
  regradedAt: moment('regraded_at'),
});

/** Quizzes whose score a correction changed, told to their student until dismissed. */
export const notices = pgTable(
  'notices',
  {
    studentId: ownedByStudent(),
    id: uuid('id').notNull(),
    quizId: uuid('quiz_id').notNull(),
    questionId: text('question_id').notNull(),
    rightAnswer: text('right_answer'),
    scoreBefore: integer('score_before').notNull(),
    scoreAfter: integer('score_after').notNull(),
    createdAt: moment('created_at').notNull(),
    dismissedAt: moment('dismissed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    quizOfStudent(table),
    uniqueIndex('notices_once').on(table.studentId, table.quizId, table.questionId),
  ],
);

/** Questions that a review brought beside those of its quiz, kept so that they too can be reported. */
export const reviewQuestions = pgTable(
  'review_questions',
  {
    studentId: ownedByStudent(),
    questionId: text('question_id').notNull(),
    question: jsonb('question').$type<Question>().notNull(),
    issuedAt: moment('issued_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.questionId] })],
);
