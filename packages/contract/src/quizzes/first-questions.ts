import * as z from 'zod/mini';
import { plans } from '../plans.ts';
import { wholeNumber } from './numbers.ts';
import { issuedQuestion, questionOrigins } from './quizzes.ts';
import { difficulty } from './subject-schemas.ts';
import { topicChoice } from './topic-list.ts';

/** How many questions the landing page has to try. */
const landingCount = 3;

/** A set of questions that a visitor takes by a link is as long as a free plan's quizzes. */
const longestSet = Math.max(...plans.free.questionCounts);

/** Seconds that their quiz can have taken; a page that was open for longer tells nothing more. */
export const firstQuestionsLongest = 3600;

/** A shared set of questions, as a visitor asks for it. */
export const drawFirstQuestionsRequest = z.strictObject({
  choice: topicChoice,
  difficulty,
  count: z.int().check(z.gte(5), z.lte(longestSet), z.multipleOf(5)),
});

/** The questions, drawn for this visitor. Nothing of it is stored: with its seed the same set can be drawn again. */
export const drawFirstQuestionsResponse = z.object({
  /** Of what was chosen. */
  name: z.string(),
  source: questionOrigins,
  questions: z.array(issuedQuestion),
  seed: wholeNumber,
});

/** What a visitor's set was drawn from. */
const drawnSet = z.strictObject({
  ...drawFirstQuestionsRequest.shape,
  seed: z.int().check(z.nonnegative(), z.lt(2 ** 32)),
});

/** What was answered before there was an account: on the landing page, in a set that was drawn, or both. */
export const recordFirstQuestionsRequest = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        questionId: z.string().check(z.minLength(1), z.maxLength(200)),
        userAnswer: z.int().check(z.nonnegative(), z.lte(3)),
      }),
    )
    .check(z.minLength(1), z.maxLength(landingCount + longestSet)),
  timeSpent: wholeNumber,
  drawn: z.optional(drawnSet),
});

/** The quiz that it became; `null` for an account that has a quiz already, or where no question is known any more. */
export const recordFirstQuestionsResponse = z.object({
  quiz: z.nullable(z.object({ quizId: z.uuid(), totalQuestions: wholeNumber, correctAnswers: wholeNumber })),
});

export type DrawFirstQuestionsRequest = z.infer<typeof drawFirstQuestionsRequest>;
export type DrawFirstQuestionsResponse = z.infer<typeof drawFirstQuestionsResponse>;
export type DrawnSet = z.infer<typeof drawnSet>;
export type RecordFirstQuestionsRequest = z.infer<typeof recordFirstQuestionsRequest>;
export type RecordFirstQuestionsResponse = z.infer<typeof recordFirstQuestionsResponse>;
