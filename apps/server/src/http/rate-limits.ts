import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/** Limits how many calls a minute one address may make; routes with a limit of their own replace it. */
export async function registerRateLimits(app: FastifyInstance, perAddress: number): Promise<void> {
  await app.register(rateLimit, {
    max: perAddress,
    timeWindow: '1 minute',
    cache: 20_000,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () =>
      new Refusal('tooManyRequests', 'That was a lot at once. Please wait a moment and try again.'),
  });
}
