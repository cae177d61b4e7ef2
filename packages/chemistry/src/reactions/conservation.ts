import type { Species } from './equation.ts';

/**
 * What a reaction conserves, one row for each element and one for the charge where any species carries one; one
 * column for each species, products negative.
 */
export function conservationMatrix(reactants: readonly Species[], products: readonly Species[]): bigint[][] {
  const all = [...reactants, ...products];
  const sign = (index: number) => (index < reactants.length ? 1n : -1n);
  const symbols = new Set(all.flatMap(({ formula }) => [...formula.composition.keys()]));
  const rows = [...symbols].map((symbol) =>
    all.map(({ formula }, index) => sign(index) * BigInt(formula.composition.get(symbol) ?? 0)),
  );
  if (all.some(({ formula }) => formula.charge !== 0)) {
    rows.push(all.map(({ formula }, index) => sign(index) * BigInt(formula.charge)));
  }
  return rows;
}
