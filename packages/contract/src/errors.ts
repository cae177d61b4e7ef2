import * as z from 'zod/mini';

/** Every code that an error body can carry. */
export const errorCodes = [
  'badRequest',
  'signedOut',
  'wrongCredentials',
  'subscriptionRequired',
  'dailyLimitReached',
  'weeklyLimitReached',
  'crossSiteRequest',
  'notFound',
  'methodNotAllowed',
  'conflict',
  'alreadyPremium',
  'tooLarge',
  'unsupportedMediaType',
  'topicNotChemistry',
  'tooManyRequests',
  'internal',
  'unavailable',
  'providerFailed',
  'providerTimedOut',
] as const;

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
  /** Topics to offer in place of one that is not chemistry. */
  suggestions: z.optional(z.array(z.string())),
});

export type ErrorBody = z.infer<typeof errorBody>;
