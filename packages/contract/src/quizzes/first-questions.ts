import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';

/** How many questions a visitor can try before there is an account. */
export const firstQuestionsCount = 3;

/** Seconds that their quiz can have taken; a page that was open for longer tells nothing more. */
export const firstQuestionsLongest = 3600;

/** What was answered before there was an account. */
export const recordFirstQuestionsRequest = z.strictObject({
  answers: z
    .array(
      z.strictObject({
        questionId: z.string().check(z.minLength(1), z.maxLength(200)),
        userAnswer: z.int().check(z.nonnegative(), z.lte(3)),
      }),
    )
    .check(z.minLength(1), z.maxLength(firstQuestionsCount)),
  timeSpent: wholeNumber,
});

/** The quiz that it became; `null` for an account that has a quiz already, or where no question is known any more. */
export const recordFirstQuestionsResponse = z.object({
  quiz: z.nullable(z.object({ quizId: z.uuid(), totalQuestions: wholeNumber, correctAnswers: wholeNumber })),
});

export type RecordFirstQuestionsRequest = z.infer<typeof recordFirstQuestionsRequest>;
export type RecordFirstQuestionsResponse = z.infer<typeof recordFirstQuestionsResponse>;
