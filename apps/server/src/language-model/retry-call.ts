import { setTimeout as pause } from 'node:timers/promises';
import { failureOf } from './failure-of.ts';
import type { ModelFailure } from './model-failure.ts';

const mostTries = 3;
/** Milliseconds; a provider that wants a longer rest is not waited for. */
const longestPause = 8000;

/**
 * Makes a call again when it failed for a reason that passes, after a pause that doubles or that the provider asked for.
 * @param backOff milliseconds before the second try
 * @throws ModelFailure
 */
export async function retryCall<T>(call: () => Promise<T>, backOff: number, signal: AbortSignal): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const failure = failureOf(error, signal);
      const rest = Math.max(failure.retryAfter ?? 0, backOff * 2 ** (tries - 1));
      if (tries === mostTries || !passes(failure) || rest > longestPause) throw failure;
      await rested(rest, signal);
    }
  }
}

function passes({ kind }: ModelFailure): boolean {
  return kind === 'down' || kind === 'rateLimited' || kind === 'nonsense';
}

async function rested(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await pause(milliseconds, undefined, { signal });
  } catch (error) {
    throw failureOf(error, signal);
  }
}
