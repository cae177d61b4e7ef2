import { fraction, isZero, multiply, number, subtract, unaryMinus, type Fraction } from 'mathjs';
import { parseEquation } from '../packages/chemistry/src/index.ts';
import { conservationMatrix } from '../packages/chemistry/src/reactions/conservation.ts';

/**
 * Balances as one would with mathjs: Gauss-Jordan elimination in its exact fractions, on the matrix of our reader.
 * @returns the smallest whole coefficients of an equation that has one solution
 */
export function balanceByFractions(text: string): number[] {
  const parsed = parseEquation(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { cells, width } = conservationMatrix(parsed.value.reactants, parsed.value.products);
  const rows = Array.from({ length: cells.length / width }, (_, row) =>
    cells.slice(row * width, (row + 1) * width).map((cell) => fraction(cell)),
  );
  // With one solution every substance but the last has a pivot.
  const solution = eliminate(rows, width).map((row) => unaryMinus(row[width - 1] ?? zero));
  const all = [...solution, fraction(1)];
  const common = fraction(all.reduce((multiple, { d }) => lowestCommonMultiple(multiple, d), 1n));
  return all.map((value) => number(product(value, common)));
}

const zero = fraction(0);
/** The library's types widen a product of two fractions to any value it knows. */
const product: (one: Fraction, other: Fraction) => Fraction = multiply;

function eliminate(rows: Fraction[][], width: number): Fraction[][] {
  let rank = 0;
  for (let column = 0; column < width - 1; column += 1) {
    const found = rows.findIndex((row, index) => {
      const cell = row[column];
      return index >= rank && cell !== undefined && !isZero(cell);
    });
    const pivotRow = rows[found];
    const pivot = pivotRow?.[column];
    const displaced = rows[rank];
    if (pivotRow === undefined || pivot === undefined || displaced === undefined) continue;
    rows[found] = displaced;
    const unit = pivotRow.map((cell) => product(cell, pivot.inverse()));
    rows[rank] = unit;
    rows.forEach((row, index) => {
      const factor = row[column];
      if (index === rank || factor === undefined || isZero(factor)) return;
      rows[index] = row.map((cell, at) => subtract(cell, product(factor, unit[at] ?? zero)));
    });
    rank += 1;
  }
  return rows.slice(0, rank);
}

function lowestCommonMultiple(one: bigint, other: bigint): bigint {
  let [a, b] = [one, other];
  while (b !== 0n) [a, b] = [b, a % b];
  return (one / a) * other;
}
