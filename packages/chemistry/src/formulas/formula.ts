/** How many atoms of each element, in the order in which the formula names them. */
export type Composition = ReadonlyMap<string, number>;

/** What stands between two middle dots: `CuSO4·5H2O` has the parts 1 × CuSO4 and 5 × H2O. */
export interface FormulaPart {
  multiplier: number;
  /** Atoms in one unit of the part, before its multiplier. */
  composition: Composition;
}

/** What was read, in order; `position` is the index into the text as it was given. */
export type FormulaToken =
  | { kind: 'multiplier'; value: number; position: number }
  | { kind: 'element'; symbol: string; position: number }
  | { kind: 'count'; value: number; position: number }
  | { kind: 'open' | 'close'; bracket: 'round' | 'square'; position: number }
  | { kind: 'dot'; position: number }
  | { kind: 'charge'; value: number; position: number };

export interface Formula {
  /** All atoms, multipliers and hydrate parts counted in. Empty for the electron alone. */
  composition: Composition;
  /** In units of the elementary charge. */
  charge: number;
  parts: readonly FormulaPart[];
  tokens: readonly FormulaToken[];
}
