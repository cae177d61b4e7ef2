import type { ChemistryError } from '@valence/chemistry';

/** A computation that succeeded, as the history lists it. */
export interface HistoryLine {
  expression: string;
  /** As the display showed it. */
  result: string;
}

export interface CalculatorState {
  /** What is typed; it stays after it was computed, until something new is begun. */
  expression: string;
  /** The selected part of it; where both are equal, the caret. */
  selection: readonly [from: number, to: number];
  /** The result, or what the unfinished expression comes to so far. */
  display: string;
  /** The display answers exactly this expression: a digit begins a new one, an operator goes on from it. */
  isAnswered: boolean;
  fault: ChemistryError | null;
  memory: number;
  /** The newest first. */
  history: readonly HistoryLine[];
  lastAns: number;
  isRadians: boolean;
}

export const emptyCalculator: CalculatorState = {
  expression: '',
  selection: [0, 0],
  display: '0',
  isAnswered: false,
  fault: null,
  memory: 0,
  history: [],
  lastAns: 0,
  isRadians: true,
};

/** There is nothing that Escape could clear. */
export function isCleared({ expression, display }: CalculatorState): boolean {
  return expression === '' && display === emptyCalculator.display;
}

/** As the history shows a line, and as it is spoken. */
export function historyText({ expression, result }: HistoryLine): string {
  return `${expression} = ${result}`;
}
