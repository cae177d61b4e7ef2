/** Why a call of a model failed. */
export type ModelFailureKind =
  /** The provider was not reached, or failed itself. */
  | 'down'
  | 'rateLimited'
  /** No answer within the time for one call. */
  | 'slow'
  /** The provider rejects the key, or does not know the model. */
  | 'refused'
  /** It was not called: the circuit breaker is open. */
  | 'circuitOpen'
  /** The provider rejects a parameter of the request. */
  | 'unsupported'
  /** The answer cannot be read, also after every request for a corrected one. */
  | 'nonsense'
  /** The caller stopped the call, or its budget is spent. */
  | 'stopped';

/** A failed call of a model. The student gets questions of the engine instead. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  /** Milliseconds until the provider accepts a retry, from its Retry-After header. */
  readonly retryAfter: number | null;

  constructor(kind: ModelFailureKind, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
