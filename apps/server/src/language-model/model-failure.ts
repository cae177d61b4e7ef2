/** Why a model gave nothing to work with. */
export type ModelFailureKind =
  /** Not reached, or an error of its own. */
  | 'down'
  | 'rateLimited'
  /** No answer within the time for one call. */
  | 'slow'
  /** It wants another key, or knows no such model. */
  | 'refused'
  /** It was not called: the circuit breaker is open. */
  | 'circuitOpen'
  /** It does not take a parameter of the request. */
  | 'unsupported'
  /** An answer that stayed unreadable after every repair. */
  | 'nonsense'
  /** Nobody waits for it any more, or its budget is spent. */
  | 'stopped';

/** A model that failed; the student gets the engine's questions instead. */
export class ModelFailure extends Error {
  readonly kind: ModelFailureKind;
  /** Milliseconds after which the provider wants to be asked again, where it said so. */
  readonly retryAfter: number | null;

  constructor(kind: ModelFailureKind, message: string, retryAfter: number | null = null) {
    super(message);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}
