import * as z from 'zod/mini';
import { typedQuestion } from './quizzes.ts';

/** The quiz whose right answers are meant. */
export const withoutOptionsRequest = z.object({ quizId: z.uuid() });

/** Asks for a fresh question on the skill of one that was chosen right. */
export const askWithoutOptionsRequest = z.strictObject({
  questionId: z.string().check(z.minLength(1), z.maxLength(200)),
  /** What was chosen, for a quiz that is not finished; of a finished one the server knows. */
  chosen: z.optional(z.int().check(z.nonnegative(), z.lte(3))),
});

/** A fresh question without options, in a quiz of its own: its answers go to `/api/user/typed-answer` under that quiz. */
export const askedWithoutOptions = z.object({
  /** Of the question that was chosen right. */
  questionId: z.string(),
  quizId: z.uuid(),
  question: typedQuestion,
});

export const withoutOptions = z.object({
  /** Ids of the questions of the quiz that can be followed by one without options; of a finished quiz, those that were right. */
  offered: z.array(z.string()),
  asked: z.array(askedWithoutOptions),
});

export type AskWithoutOptionsRequest = z.infer<typeof askWithoutOptionsRequest>;
export type AskedWithoutOptions = z.infer<typeof askedWithoutOptions>;
export type WithoutOptions = z.infer<typeof withoutOptions>;
