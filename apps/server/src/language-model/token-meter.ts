/** Counts the tokens of a generation and stops it at its budget. */
export interface TokenMeter {
  readonly spent: number;
  /** Aborted once the budget is spent. */
  readonly signal: AbortSignal;
  add(tokens: number): void;
}

export function createTokenMeter(budget: number): TokenMeter {
  const stopping = new AbortController();
  let spent = 0;
  return {
    get spent() {
      return spent;
    },
    signal: stopping.signal,
    add(tokens) {
      spent += tokens;
      if (spent >= budget) stopping.abort(new Error('The budget of this quiz is spent'));
    },
  };
}
