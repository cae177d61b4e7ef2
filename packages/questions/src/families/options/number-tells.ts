/** Two numbers count as equal within the rounding of printed figures. */
const printedRoom = 0.004;

/** What can be seen of numbers without chemistry, for each alone and for each pair of them. */
export interface NumberTells {
  /** For each tell which of the numbers show it: 1 or 0. Tells that none or all show are left out. */
  alone: readonly (readonly number[])[];
  /** For each relation which of the numbers (first place) have it to which others. Relations that no two have are left out. */
  pairs: readonly (readonly (readonly number[])[])[];
}

/**
 * What somebody without chemistry sees of the numbers that could be options: what stands in the question or is made of two of its
 * numbers, signs, sizes above one and a hundred, and simple relations to each other.
 * @param values the key and the wrong numbers
 * @param stem the numbers of the question's text
 */
export function numberTells(values: readonly number[], stem: readonly number[]): NumberTells {
  const combined = combinations(stem.slice(0, mostOfStem));
  const isAmong = (numbers: readonly number[], value: number): boolean =>
    numbers.some((one) => same(one, value));
  const alone: ((value: number) => boolean)[] = [
    (value) => isAmong(stem, value),
    (value) => isAmong(combined.sums, value),
    (value) => isAmong(combined.products, value),
    (value) => value < 0,
    (value) => value > 1,
    (value) => value > 100,
    (value) => value === 0 || value === 1,
    (value) => Number.isInteger(value / 2),
  ];
  const pairs: ((one: number, other: number) => boolean)[] = [
    ...relations,
    (one, other) => stem.some((given) => same(one + other, given)),
  ];
  return {
    alone: alone.map((tell) => values.map((value) => Number(tell(value)))).filter(isUneven),
    pairs: pairs
      .map((relation) => values.map((one) => values.map((other) => Number(relation(one, other)))))
      .filter((rows) => isUneven(rows.flat())),
  };
}

const relations: readonly ((one: number, other: number) => boolean)[] = [
  (one, other) => isPowerOfTen(other / one),
  (one, other) => isPowerOfTen(one / other),
  (one, other) => same(other / one, 2),
  (one, other) => same(one / other, 2),
  (one, other) => [3, 4, 5, 6].some((small) => same(other / one, small) || same(one / other, small)),
  (one, other) => same(one, -other),
  (one, other) => one * other > 0,
  (one, other) => same(one * other, 1),
  (one, other) => [1, 14, 100].some((whole) => same(one + other, whole)),
];

function isUneven(seen: readonly number[]): boolean {
  return seen.includes(0) && seen.includes(1);
}

/** Of a long list of given numbers only so many are combined. */
const mostOfStem = 12;

function isPowerOfTen(ratio: number): boolean {
  const power = Math.round(Math.log10(Math.abs(ratio)));
  return power >= 1 && same(Math.abs(ratio), 10 ** power);
}

function combinations(given: readonly number[]): { sums: number[]; products: number[] } {
  const sums: number[] = [];
  const products: number[] = [];
  for (const [index, one] of given.entries())
    for (const other of given.slice(index + 1)) {
      sums.push(one + other, one - other, other - one);
      products.push(one * other, one / other, other / one);
    }
  return { sums, products };
}

function same(one: number, other: number): boolean {
  return Math.abs(one - other) <= printedRoom * Math.max(Math.abs(one), Math.abs(other));
}
