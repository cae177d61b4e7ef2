import * as z from 'zod/mini';
import { percent, wholeNumber } from '../quizzes/numbers.ts';
import { paperName } from './progress.ts';
import { topicMaxLength } from '../plans.ts';
import { generateQuestionsResponse, typedResult } from '../quizzes/quizzes.ts';
import { difficulty, subjectId } from '../quizzes/subject-schemas.ts';

/** Where the next page of the history begins: the moment and the id of the last quiz of the page before. */
const cursor = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/));

/** Which finished quizzes to list; what is left out does not matter. */
export const historyRequest = z.strictObject({
  /** A subject, `own` for quizzes on no whole subject (topics of one's own and choices from the list), or `papers`. */
  subject: z.optional(z.union([subjectId, z.enum(['own', 'papers'])])),
  /** Of quizzes: a paper has questions of every difficulty. */
  difficulty: z.optional(difficulty),
  mode: z.optional(z.enum(['test', 'practice'])),
  /** The first and the last day, each a day of the student's own. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
  /** Words that stand in the quiz's name. */
  search: z.optional(z.string().check(z.maxLength(topicMaxLength))),
  cursor: z.optional(cursor),
});

/** A page of finished quizzes, the newest first. */
export const historyResponse = z.object({
  quizzes: z.array(
    z.object({
      id: z.uuid(),
      /** A subject's id, the understood topic of a custom quiz, the name of what was chosen, or the exam of a paper. */
      subject: z.string(),
      paper: z.optional(paperName),
      difficulty,
      completedAt: z.iso.datetime(),
      score: percent,
      timeSpent: wholeNumber,
      totalQuestions: wholeNumber,
      correctAnswers: wholeNumber,
      rightAtFirst: wholeNumber,
      isPracticeMode: z.boolean(),
    }),
  ),
  /** The cursor of the next page; `null` on the last. */
  next: z.nullable(z.string()),
});

export const finishedQuizRequest = z.object({ quizId: z.uuid() });

/** A finished quiz as its student took it: the questions in that order, and what was answered to each. */
export const finishedQuizResponse = z.object({
  ...generateQuestionsResponse.shape,
  isPracticeMode: z.boolean(),
  completedAt: z.iso.datetime(),
  timeSpent: wholeNumber,
  answers: z.array(
    z.object({
      chosen: z.nullable(wholeNumber),
      attempts: wholeNumber,
      first: z.nullable(wholeNumber),
      seconds: wholeNumber,
      isFlagged: z.boolean(),
      /** What it counts, 0 to 1, where the key was corrected since. */
      marks: z.optional(z.number()),
      /** Where the answer was to be typed. */
      typed: z.optional(typedResult),
    }),
  ),
});

export type HistoryRequest = z.infer<typeof historyRequest>;
export type HistoryResponse = z.infer<typeof historyResponse>;
export type FinishedQuizResponse = z.infer<typeof finishedQuizResponse>;
