import * as z from 'zod/mini';

/** Every code that an error body can carry. */
export const errorCodes = [
  'badRequest',
  'signedOut',
  'wrongCredentials',
  'subscriptionRequired',
  'dailyLimitReached',
  'weeklyLimitReached',
  'monthlyLimitReached',
  'crossSiteRequest',
  'notFound',
  'methodNotAllowed',
  'conflict',
  'alreadyPremium',
  'tooLarge',
  'unsupportedMediaType',
  'topicNotChemistry',
  'noQuestionsOnTopic',
  'fewerQuestions',
  'tooManyRequests',
  'internal',
  'unavailable',
  'providerFailed',
  'providerTimedOut',
] as const;

/** Codes that say what is wrong with a topic, with others to offer. */
const topicProblems: ReadonlySet<ErrorCode> = new Set([
  'topicNotChemistry',
  'noQuestionsOnTopic',
  'fewerQuestions',
]);

/** True for an error that is about the topic of a quiz. */
export function isTopicProblem(code: ErrorCode): boolean {
  return topicProblems.has(code);
}

export type ErrorCode = (typeof errorCodes)[number];

/** The body of every answer that is not a success; `message` is fit to show a student. */
export const errorBody = z.looseObject({
  message: z.string(),
  code: z.enum(errorCodes),
  fields: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  limit: z.optional(z.number()),
  resetDate: z.optional(z.string()),
  /** This student has reported this question before. */
  alreadyReported: z.optional(z.boolean()),
  /** The report's explanation is too short. */
  requiresExplanation: z.optional(z.boolean()),
  /** How many questions there are on a topic, where that is fewer than were asked for. */
  available: z.optional(z.number()),
  /** Topics to offer in place of one that is not chemistry, or beside one with too few questions. */
  suggestions: z.optional(z.array(z.string())),
});

export type ErrorBody = z.infer<typeof errorBody>;
