import * as z from 'zod/mini';
import { wholeNumber } from './numbers.ts';
import { quizWish } from './quiz-requests.ts';
import { questionCountsByDifficulty } from './topic-list.ts';

/** The wish of a quiz as `generate-questions` takes it. */
export const previewQuizRequest = z.strictObject(quizWish);

/** What a quiz would be. Nothing is issued, and nothing is counted. */
export const previewQuizResponse = z.discriminatedUnion('isUnderstood', [
  z.object({
    isUnderstood: z.literal(true),
    /** What it would count as. */
    kind: z.enum(['subject', 'custom']),
    /** The name of what was understood, as the quiz would be called. */
    name: z.string(),
    /** Words that were taken for others. */
    corrections: z.array(z.object({ typed: z.string(), meant: z.string() })),
    /** Words that no name of chemistry has and none of the questions says. */
    unknownWords: z.array(z.string()),
    /** Names of further things that were asked for, and that have no questions. */
    withoutQuestions: z.array(z.string()),
    /** How many different questions there are. Families draw new numbers, so that a quiz can be longer. */
    questions: questionCountsByDifficulty,
    /** How many questions the quiz would have: as many as were asked for, or fewer. */
    available: wholeNumber,
    /** A language model is there to write what is missing. */
    isCompletedByModel: z.boolean(),
    /** Topics beside it that have questions. */
    nearest: z.array(z.string()),
  }),
  z.object({
    isUnderstood: z.literal(false),
    /** Topics to offer in place of one that is not chemistry. */
    nearest: z.array(z.string()),
    /** Where help is, for whoever speaks of taking their life or hurting themselves. */
    help: z.optional(z.string()),
  }),
]);

export type PreviewQuizRequest = z.infer<typeof previewQuizRequest>;
export type PreviewQuizResponse = z.infer<typeof previewQuizResponse>;
