import * as z from 'zod/mini';
import { generateQuestionsResponse } from './quizzes.ts';

/** Questions of the longest quiz. */
export const longestQuiz = 30;
const optionPlace = z.int().check(z.gte(0), z.lte(3));
const questionPlace = z.int().check(z.gte(0), z.lt(longestQuiz));
const tried = z.array(optionPlace).check(z.maxLength(3));
const milliseconds = z.int().check(z.nonnegative());

/** Where a student is with one question. Tries that were typed are counted alone: what was typed the server has itself. */
const questionProgress = z.discriminatedUnion('kind', [
  /** Nothing submitted since the last try; `tried` holds the options that were wrong. */
  z.strictObject({ kind: z.literal('open'), chosen: z.nullable(optionPlace), tried }),
  /** A wrong try in practice, with tries left. */
  z.strictObject({ kind: z.literal('missed'), tried }),
  /** Locked: `answer` is final. */
  z.strictObject({ kind: z.literal('resolved'), answer: z.nullable(optionPlace), tried }),
]);

/** How far a student is with a quiz that is not finished. Lists go by the order in which this student has the questions. */
export const standing = {
  /** Minutes; `null` without a timer. */
  timeLimit: z.nullable(z.int().check(z.gte(1), z.lte(600))),
  isPracticeMode: z.boolean(),
  progress: z.array(questionProgress).check(z.minLength(1), z.maxLength(longestQuiz)),
  /** The options struck out, for each question; what earlier versions saved has none. */
  struck: z.optional(z.array(z.array(optionPlace).check(z.maxLength(4))).check(z.maxLength(longestQuiz))),
  /** Places of the questions that the student flagged; what earlier versions saved has none. */
  flagged: z.optional(z.array(questionPlace).check(z.maxLength(longestQuiz))),
  /** Milliseconds spent on each question. */
  spent: z.array(milliseconds).check(z.minLength(1), z.maxLength(longestQuiz)),
  /** Place of the question on show. */
  at: questionPlace,
  /** Milliseconds since 1970, by the clock of the student's device. */
  startedAt: milliseconds,
};

/** The quiz as it was issued, its questions in the student's order, and how far the student is with it. */
export const quizInProgress = z.object({
  ...generateQuestionsResponse.shape,
  /** The order of all questions, where some of them are typed. */
  questionIds: z.optional(z.array(z.string())),
  ...standing,
});

/** The quiz that the student has open, on whatever device; `null` where there is none. */
export const quizInProgressResponse = z.object({ quiz: z.nullable(quizInProgress) });

/**
 * What is said of the open quiz before it is opened: `topic` is a subject's id or a custom topic, `at` the place on show, from 0.
 * `hasAnswers` says whether anything was submitted, so that giving it up loses something. `left` is the milliseconds until its time is up,
 * at this moment; `null` where no clock runs.
 */
export const openQuizResponse = z.object({
  quiz: z.nullable(
    z.object({
      quizId: z.uuid(),
      topic: z.string(),
      at: z.int(),
      count: z.int(),
      hasAnswers: z.boolean(),
      // A server that is not of this version yet does not say it.
      left: z.optional(z.nullable(milliseconds)),
    }),
  ),
});

export type QuizInProgress = z.infer<typeof quizInProgress>;
export type OpenQuiz = NonNullable<z.infer<typeof openQuizResponse>['quiz']>;
