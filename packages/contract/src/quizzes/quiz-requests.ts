import * as z from 'zod/mini';
import { percent, wholeNumber } from './numbers.ts';
import { topicMaxLength } from '../plans.ts';
import { longestQuiz, standing } from './quiz-in-progress.ts';
import { optionIndex } from './quizzes.ts';
import { difficulty } from './subject-schemas.ts';
import { topicChoice } from './topic-list.ts';
import { topic } from './topic.ts';

/* Apart from the answers: the server alone checks what is sent, and a page that reads answers is not to load what checks it. */

/** What a quiz is to be on, and how long. Either a topic is named, or a choice from the list of topics and concepts. */
export const quizWish = {
  topic: z.optional(topic),
  choice: z.optional(topicChoice),
  count: z.int().check(z.gte(5), z.lte(30), z.multipleOf(5)),
};

export const generateQuestionsRequest = z.strictObject({
  ...quizWish,
  difficulty,
  /** Where fewer questions fit a topic than are asked for: serve those, as is done by default, or ask first and count nothing. */
  whenFewer: z.optional(z.enum(['serve', 'ask'])),
  /** With `type`, questions whose answer can be typed come first, without options; others keep theirs. By default all are chosen from options. */
  answers: z.optional(z.enum(['choose', 'type'])),
  timestamp: z.optional(z.union([z.number(), z.string().check(z.maxLength(40))])),
});

/**
 * The header `Idempotency-Key`: one for each quiz that a student asks for, the same for every try. Whoever asks again with it gets the
 * same quiz, which counts once.
 */
const idempotencyKey = z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w.:-]+$/));

/** The headers of a request for a quiz; all others pass. */
export const generateQuestionsHeaders = z.looseObject({ 'idempotency-key': z.optional(idempotencyKey) });

/** What a student did with one question; `correctAnswer` and `isCorrect` are claims that the server ignores. */
const answeredQuestion = z.object({
  questionId: z.string().check(z.minLength(1), z.maxLength(200)),
  userAnswer: z.nullable(optionIndex),
  correctAnswer: optionIndex,
  isCorrect: z.boolean(),
  attempts: z.optional(z.int().check(z.gte(0), z.lte(3))),
  /** The option chosen at the first attempt, where there were more. */
  firstAnswer: z.optional(z.nullable(optionIndex)),
  timeSpent: z.optional(wholeNumber),
  /** The student wanted to come back to it. */
  isFlagged: z.optional(z.boolean()),
});

/**
 * A finished quiz. What is not known is left out, and not refused as elsewhere: while a newer version is rolled out, its pages still meet
 * this one, and a quiz that was taken is not to be lost on a field more.
 */
export const recordQuizRequest = z.object({
  quizId: z.uuid(),
  score: percent,
  timeSpent: wholeNumber,
  subject: z.string().check(z.maxLength(topicMaxLength)),
  difficulty,
  totalQuestions: z.int().check(z.gte(1), z.lte(30)),
  correctAnswers: z.int().check(z.gte(0), z.lte(30)),
  questionsData: z.array(answeredQuestion).check(z.maxLength(30)),
  isPracticeMode: z.boolean(),
});

/** Missed questions come as the client holds them; the server reads their ids and takes the rest from its own record. */
export const similarQuestionsRequest = z.strictObject({
  missedQuestions: z
    .array(z.looseObject({ id: z.string().check(z.minLength(1), z.maxLength(200)) }))
    .check(z.maxLength(30)),
  subject: z._default(z.string().check(z.maxLength(topicMaxLength)), 'Chemistry'),
  similarPerQuestion: z._default(z.int().check(z.gte(1), z.lte(5)), 2),
});

export const saveQuizInProgressRequest = z.strictObject({
  quizId: z.uuid(),
  /** Every question of the quiz, in the order in which this student has them. */
  questionIds: z
    .array(z.string().check(z.minLength(1), z.maxLength(200)))
    .check(z.minLength(1), z.maxLength(longestQuiz)),
  ...standing,
});

/** Which quiz is given up. */
export const discardQuizRequest = z.object({ quizId: z.uuid() });

export type GenerateQuestionsRequest = z.infer<typeof generateQuestionsRequest>;
export type SimilarQuestionsRequest = z.infer<typeof similarQuestionsRequest>;
export type RecordQuizRequest = z.infer<typeof recordQuizRequest>;
export type SaveQuizInProgressRequest = z.infer<typeof saveQuizInProgressRequest>;
