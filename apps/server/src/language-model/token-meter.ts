/** Counts the tokens and calls of a generation and stops it at its budget. */
export interface TokenMeter {
  readonly spent: number;
  /** Aborted once the tokens are spent, or one more call would be too many. */
  readonly signal: AbortSignal;
  add(tokens: number): void;
  /** Counts a call that is about to be made. */
  call(): void;
}

/**
 * @param budget tokens
 * @param mostCalls requests to the provider, repeated ones included
 */
export function createTokenMeter(budget: number, mostCalls = Infinity): TokenMeter {
  const stopping = new AbortController();
  let spent = 0;
  let calls = 0;
  return {
    get spent() {
      return spent;
    },
    signal: stopping.signal,
    add(tokens) {
      spent += tokens;
      if (spent >= budget) stopping.abort(new Error('The budget of this quiz is spent'));
    },
    call() {
      calls += 1;
      if (calls > mostCalls) stopping.abort(new Error('The calls of this quiz are spent'));
    },
  };
}
