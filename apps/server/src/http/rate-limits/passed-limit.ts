import { RateLimiterRes } from 'rate-limiter-flexible';

/**
 * What a limiter counted, from what it threw where a limit is passed.
 * @throws any other error, which the library throws where it could not count
 */
export function passedLimit(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}
