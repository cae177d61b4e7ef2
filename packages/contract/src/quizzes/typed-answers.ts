import * as z from 'zod/mini';
import { typedStanding } from './quizzes.ts';

/** Longest answer that is read, in characters. */
export const longestTypedAnswer = 400;

export const typedAnswerRequest = z.strictObject({
  quizId: z.uuid(),
  questionId: z.string().check(z.minLength(1), z.maxLength(200)),
  typed: z.string().check(z.minLength(1), z.maxLength(longestTypedAnswer)),
  isPracticeMode: z.boolean(),
  /** Whether this student writes decimals behind a comma. */
  decimalComma: z.optional(z.boolean()),
});

export const typedAnswerResponse = z.object({
  /** Where an answer stops making sense and why, which costs no try; `null` for one that was graded. */
  notUnderstood: z.nullable(z.string()),
  standing: typedStanding,
});

export type TypedAnswerRequest = z.infer<typeof typedAnswerRequest>;
export type TypedAnswerResponse = z.infer<typeof typedAnswerResponse>;
