/** How many atoms of each element, in the order in which the formula names them. */
export type Composition = ReadonlyMap<string, number>;

export interface Formula {
  /** All atoms, multipliers and hydrate parts counted in. Empty for the electron alone. */
  composition: Composition;
  /** In units of the elementary charge. */
  charge: number;
  /** How many parts the middle dots make: 2 in `CuSO4·5H2O`. */
  parts: number;
  /** The element symbols as they stand, repeated where the formula repeats them: C, H, C, O, O, H in `CH3COOH`. */
  symbols: readonly string[];
}
