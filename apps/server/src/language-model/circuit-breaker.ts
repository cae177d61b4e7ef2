import type { Clock } from '../clock.ts';

/** Keeps students from waiting for a provider that is down. */
export interface CircuitBreaker {
  /** Whether to ask the provider now. While it is resting, one caller at a time is let through to try. */
  admits(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Makes a breaker that opens after so many failures in a row.
 * @param restsFor milliseconds for which nobody asks, and between two tries after that
 */
export function createCircuitBreaker(
  clock: Clock,
  { failures: most, restsFor }: { failures: number; restsFor: number },
): CircuitBreaker {
  let inARow = 0;
  let restsUntil = 0;
  return {
    admits() {
      if (inARow < most) return true;
      if (clock() < restsUntil) return false;
      restsUntil = clock() + restsFor;
      return true;
    },
    succeeded() {
      inARow = 0;
    },
    failed() {
      inARow += 1;
      if (inARow >= most) restsUntil = clock() + restsFor;
    },
  };
}
