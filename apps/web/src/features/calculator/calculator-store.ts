import { useSyncExternalStore } from 'react';
import { advanceCalculator, type CalculatorEvent } from './advance-calculator.ts';
import { emptyCalculator, type CalculatorState } from './calculator-state.ts';

export interface Calculator {
  state: CalculatorState;
  send: (event: CalculatorEvent) => void;
}

/** The one calculator of this page: it outlives the drawer, the question and the quiz, and ends with the page. */
export function useCalculator(): Calculator {
  return { state: useSyncExternalStore(listen, read, read), send };
}

let current = emptyCalculator;
const listeners = new Set<() => void>();

function send(event: CalculatorEvent): void {
  const after = advanceCalculator(current, event);
  if (after === current) return;
  current = after;
  for (const listener of listeners) listener();
}

function read(): CalculatorState {
  return current;
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
