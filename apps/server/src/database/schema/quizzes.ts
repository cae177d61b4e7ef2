import { desc, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
  uuid,
  type PgColumn,
} from 'drizzle-orm/pg-core';
import type { Question } from '@valence/questions';
import type { Difficulty, SaveQuizInProgressRequest } from '@valence/contract';
import { users } from './accounts.ts';
import { moment } from './moment.ts';

/** A row that goes when its student goes. */
export const ownedByStudent = () =>
  uuid('student_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Bytes as both drivers give and take them. */
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/**
 * What the compressed questions of quizzes were compressed with, and are restored with. It holds questions of the engine alone,
 * nothing of a student; it is never changed, and stays for as long as a quiz needs it.
 */
export const snapshotDictionaries = pgTable('snapshot_dictionaries', {
  /** SHA-256 of its content, in hex. */
  id: text('id').primaryKey(),
  /** Itself compressed (zstd). */
  content: bytes('content').notNull(),
  madeAt: moment('made_at').notNull(),
});

/**
 * Quizzes as they were issued: nine tenths of the disk. Partitioned by hash of the student (migration 0014; drizzle knows no
 * partitions), so every query names its student.
 */
export const quizzes = pgTable(
  'quizzes',
  {
    studentId: ownedByStudent(),
    id: uuid('id').notNull(),
    /**
     * `first` is what was tried before there was an account. `withoutOptions` is one typed question that follows a right choice: it
     * has no result, and its answer is in the ledger from the first try on (record 86).
     */
    kind: text('kind').$type<'subject' | 'custom' | 'paper' | 'first' | 'withoutOptions'>().notNull(),
    /** A subject's id, the understood topic of a custom quiz, the name of what was chosen from the list, or the exam of a paper. */
    topic: text('topic').notNull(),
    difficulty: text('difficulty').$type<Difficulty>().notNull(),
    issuedAt: moment('issued_at').notNull(),
    /** With their keys. In full here, or compressed in the two columns below: whoever reads them asks `restoreQuestions`. */
    questions: jsonb('questions').$type<readonly Question[]>(),
    compressed: bytes('compressed'),
    dictionaryId: text('dictionary_id').references(() => snapshotDictionaries.id),
    questionIds: jsonb('question_ids').$type<readonly string[]>().notNull(),
    /** Those whose answers are typed; their options and keys stay here until the question is over. */
    typedIds: jsonb('typed_ids').$type<readonly string[]>().notNull().default([]),
    /** The `Idempotency-Key` that it was asked for with, where there was one. */
    requestKey: text('request_key'),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.id] }),
    index('quizzes_of_student').on(table.studentId, desc(table.issuedAt)),
    uniqueIndex('quizzes_once').on(table.studentId, table.requestKey),
    // What is still to be compressed, the oldest first.
    index('quizzes_in_full')
      .on(table.issuedAt)
      .where(sql`questions is not null`),
    check(
      'quizzes_have_questions',
      sql`case when questions is null then compressed is not null and dictionary_id is not null
        else compressed is null and dictionary_id is null end`,
    ),
  ],
);

/** A row that goes when its quiz goes, and that stands where its quiz does when students are spread. */
export const quizOfStudent = (table: { studentId: PgColumn; quizId: PgColumn }) =>
  foreignKey({
    columns: [table.studentId, table.quizId],
    foreignColumns: [quizzes.studentId, quizzes.id],
  }).onDelete('cascade');

/** How far each student is with the quiz that they have open. One row a student: whoever starts another quiz leaves the one before. */
export const quizzesInProgress = pgTable(
  'quizzes_in_progress',
  {
    studentId: ownedByStudent().primaryKey(),
    quizId: uuid('quiz_id').notNull(),
    standing: jsonb('standing').$type<Omit<SaveQuizInProgressRequest, 'quizId'>>().notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [quizOfStudent(table)],
);

/** Answers that a student typed and the server graded, one row a try; grading a quiz reads these and nothing that the client says. */
export const typedTries = pgTable(
  'typed_tries',
  {
    studentId: ownedByStudent(),
    quizId: uuid('quiz_id').notNull(),
    questionId: text('question_id').notNull(),
    /** From 1. */
    number: integer('number').notNull(),
    typed: text('typed').notNull(),
    verdict: text('verdict').$type<'right' | 'partly' | 'wrong'>().notNull(),
    /** 0 to 1. */
    marks: real('marks').notNull(),
    /** Id of a slip of the question, or of one that any number can show. */
    slip: text('slip'),
    /** Of the option that says the same; `null` where none does. */
    place: integer('place'),
    problems: jsonb('problems').$type<readonly string[]>().notNull(),
    understoodAs: text('understood_as').notNull(),
    /** The question is over: the key has been told. */
    isLast: boolean('is_last').notNull(),
    /**
     * The place of the key that it was graded by, where that was not the issued one: the key was corrected before. −1 where that is not
     * known any more.
     */
    correctedKey: integer('corrected_key'),
    triedAt: moment('tried_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.quizId, table.questionId, table.number] }),
    quizOfStudent(table),
  ],
);

/** Custom quizzes that are being made: each holds a place in its student's weekly allowance until it is issued. */
export const customQuizReservations = pgTable(
  'custom_quiz_reservations',
  {
    studentId: ownedByStudent(),
    id: uuid('id').notNull(),
    /** A place that a crash left behind is free from here on. */
    heldUntil: moment('held_until').notNull(),
    /** The `Idempotency-Key` of the quiz that is being made. */
    requestKey: text('request_key'),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.id] })],
);

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
  /** The option chosen first; results of earlier versions do not have it. */
  firstAnswer?: number | null;
  /** The student flagged the question; results of earlier versions, and questions without a flag, do not have it. */
  isFlagged?: true;
  /** What was typed first and last, where the answer was to be typed. */
  typed?: { first: string | null; last: string | null };
  /** 0 to 1, where part marks were given. */
  marks?: number;
  /** Its student was told that no answer can be right, and to leave it open: it counts, whatever becomes of the key. */
  excused?: true;
  /** How it is graded by the issued key, where the key was corrected. */
  recorded?: { correctAnswer: number; isCorrect: boolean; attempts: number; marks?: number };
}

/** Results of finished quizzes, each written once; only the correction of a wrong key changes one. */
export const quizResults = pgTable(
  'quiz_results',
  {
    studentId: ownedByStudent(),
    quizId: uuid('quiz_id').notNull(),
    /** The quiz's own topic, here for the index: a result and its quiz never part, and neither changes it. */
    topic: text('topic').notNull(),
    completedAt: moment('completed_at').notNull(),
    /** The student's own day on which it was finished; a later change of zone does not move it. */
    completedDay: date('completed_day', { mode: 'string' }).notNull(),
    score: integer('score').notNull(),
    totalQuestions: integer('total_questions').notNull(),
    correctAnswers: integer('correct_answers').notNull(),
    /** Right at the first attempt: what badges and statistics of questions count. */
    correctAtFirst: integer('correct_at_first').notNull(),
    timeSpent: integer('time_spent').notNull(),
    practice: boolean('practice').notNull(),
    /** One mark a question in the order in which they were met: `1` right at the first attempt, `0` not. Runs are read off it. */
    marks: text('marks').notNull(),
    answers: jsonb('answers').$type<readonly GradedAnswer[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.quizId] }),
    quizOfStudent(table),
    // All that progress and statistics are sums of, so that they read this index and none of the wide rows.
    index('quiz_results_in_order').on(
      table.studentId,
      desc(table.completedAt),
      desc(table.quizId),
      table.topic,
      table.completedDay,
      table.score,
      table.totalQuestions,
      table.correctAtFirst,
      table.timeSpent,
      table.marks,
    ),
    index('quiz_results_of_topic').on(table.studentId, table.topic, desc(table.completedAt)),
  ],
);
