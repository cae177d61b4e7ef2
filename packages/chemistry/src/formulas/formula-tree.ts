import type { Element } from '../elements/elements.ts';

/** An element symbol with the number behind it. */
interface Atoms {
  readonly element: Element;
  readonly count: number;
}

/** Brackets with the number behind them. */
interface Group {
  readonly bracket: '(' | '[';
  readonly units: readonly FormulaUnit[];
  readonly count: number;
}

export type FormulaUnit = Atoms | Group;

/** What stands between two middle dots, with the number in front of it. */
export interface FormulaPart {
  readonly multiplier: number;
  readonly units: readonly FormulaUnit[];
}

/** A formula as it is written. Composition, mass, symbols and typeset text are read from it. */
export interface FormulaTree {
  /** Empty for the electron. */
  readonly parts: readonly FormulaPart[];
  /** In units of the elementary charge. */
  readonly charge: number;
}

/** The largest number of atoms that one symbol of these units stands for. */
export function largestCount(units: readonly FormulaUnit[]): number {
  let largest = 0;
  for (const unit of units) {
    const count = 'element' in unit ? unit.count : unit.count * largestCount(unit.units);
    if (count > largest) largest = count;
  }
  return largest;
}
