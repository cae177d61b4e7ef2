import * as cockatiel from 'cockatiel';
import { failureOf } from './failure-of.ts';
import { ModelFailure } from './model-failure.ts';

/** Decides when a provider is called: again after a failure that passes, and not at all while it is down. */
export interface CallPolicy {
  /**
   * @param call throws nothing but `ModelFailure`
   * @param signal of the caller, who gets an error at once when it is aborted
   * @throws ModelFailure
   */
  run<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

interface CallPolicySettings {
  /** Failures of the provider in a row that open the circuit. */
  failures: number;
  /** Milliseconds for which the circuit stays open. After that one call at a time tests the provider. */
  restsFor: number;
  /** Milliseconds before the second try, about; twice as many before the third. */
  backOff: number;
}

const mostRetries = 2;
/** Milliseconds; a provider that asks for a longer pause is not called again. */
const longestPause = 8000;

export function createCallPolicy({ failures, restsFor, backOff }: CallPolicySettings): CallPolicy {
  const jitter = new cockatiel.ExponentialBackoff({ initialDelay: backOff });
  const retries = cockatiel.retry(cockatiel.handleType(ModelFailure, passes), {
    maxAttempts: mostRetries,
    backoff: new cockatiel.DelegateBackoff(({ result }, last?: cockatiel.IBackoff<unknown>) => {
      const state = (last ?? jitter).next(undefined);
      const asked =
        'error' in result && result.error instanceof ModelFailure ? result.error.retryAfter : null;
      return { state, delay: Math.max(state.duration, asked ?? 0) };
    }),
  });
  const breaker = cockatiel.circuitBreaker(cockatiel.handleType(ModelFailure, isFault), {
    breaker: new cockatiel.ConsecutiveBreaker(failures),
    halfOpenAfter: restsFor,
  });

  function isFault({ kind }: ModelFailure): boolean {
    // The library closes a half-open circuit unless the test call fails. A stopped call does not prove that the provider is up.
    return kind === 'stopped' ? breaker.state === cockatiel.CircuitState.HalfOpen : kind !== 'nonsense';
  }

  async function callOnce<T>(call: () => Promise<T>, signal: AbortSignal): Promise<T> {
    signal.throwIfAborted();
    // The library makes other callers wait for the result of the test call. Students get questions of the engine at once instead.
    if (breaker.state === cockatiel.CircuitState.HalfOpen) throw new cockatiel.BrokenCircuitError();
    return breaker.execute(call);
  }

  return {
    async run(call, signal) {
      const { promise: stopped, reject } = Promise.withResolvers<never>();
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      try {
        // The library cannot abort its pause between two tries.
        return await Promise.race([retries.execute(() => callOnce(call, signal)), stopped]);
      } catch (error) {
        if (!(error instanceof cockatiel.BrokenCircuitError)) throw failureOf(error, signal);
        throw new ModelFailure('circuitOpen', 'The provider failed too often and is not called for now');
      }
    },
  };
}

function passes({ kind, retryAfter }: ModelFailure): boolean {
  const isPassing = kind === 'down' || kind === 'rateLimited' || kind === 'nonsense';
  return isPassing && (retryAfter ?? 0) <= longestPause;
}
