/** Two numbers count as equal within the rounding of printed figures. */
const printedRoom = 0.004;
/** Of a long list of given numbers only so many are combined. */
const mostCombined = 12;

/** The numbers of a question's text, and what two of them make. */
export interface Given {
  numbers: readonly number[];
  sums: readonly number[];
  products: readonly number[];
}

/** Combines the numbers of a question's text once for all the choices of its options. */
export function readGiven(numbers: readonly number[]): Given {
  const sums: number[] = [];
  const products: number[] = [];
  const given = numbers.slice(0, mostCombined);
  for (const [index, one] of given.entries())
    for (const other of given.slice(index + 1)) {
      sums.push(one + other, one - other, other - one);
      products.push(one * other, one / other, other / one);
    }
  return { numbers, sums, products };
}

export function same(one: number, other: number): boolean {
  return Math.abs(one - other) <= printedRoom * Math.max(Math.abs(one), Math.abs(other));
}

export function isAmong(numbers: readonly number[], value: number): boolean {
  for (const one of numbers) if (same(one, value)) return true;
  return false;
}

/** Whether a ratio is ten, a hundred and so on. */
export function isPowerOfTen(ratio: number): boolean {
  const size = Math.abs(ratio);
  if (!(size > 9)) return false;
  return same(size, 10 ** Math.round(Math.log10(size)));
}

/** Whether a ratio is three, four, five or six, or one over it. */
export function isSmallRatio(ratio: number): boolean {
  const inverse = 1 / ratio;
  for (let small = 3; small <= 6; small += 1) if (same(ratio, small) || same(inverse, small)) return true;
  return false;
}

/** Whether two numbers make up a whole: 1, 100%, or pH and pOH. */
export function isWhole(total: number): boolean {
  return same(total, 1) || same(total, 100) || same(total, 14);
}
