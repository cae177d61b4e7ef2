import type { Species } from './equation.ts';

/** Rows one after the other, each `width` numbers long. */
export interface ConservationMatrix {
  cells: readonly number[];
  width: number;
}

/**
 * What a reaction conserves, one row for each element and one for the charge where any species carries one; one
 * column for each species, products negative.
 */
export function conservationMatrix(
  reactants: readonly Species[],
  products: readonly Species[],
): ConservationMatrix {
  const width = reactants.length + products.length;
  const symbols: string[] = [];
  const cells: number[] = [];
  const charges: number[] = [];
  let isCharged = false;
  for (let column = 0; column < width; column += 1) {
    const sign = column < reactants.length ? 1 : -1;
    const species = sign > 0 ? reactants[column] : products[column - reactants.length];
    if (species === undefined) continue;
    for (const [symbol, count] of species.formula.composition) {
      let row = symbols.indexOf(symbol);
      if (row < 0) {
        row = symbols.push(symbol) - 1;
        for (let cell = 0; cell < width; cell += 1) cells.push(0);
      }
      cells[row * width + column] = sign * count;
    }
    const { charge } = species.formula;
    if (charge !== 0) isCharged = true;
    charges.push(sign * charge);
  }
  return { cells: isCharged ? [...cells, ...charges] : cells, width };
}
