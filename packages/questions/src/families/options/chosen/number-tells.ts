import { isAmong, isPowerOfTen, isSmallRatio, isWhole, readGiven, same } from '../seen/number-relations.ts';

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
  const given = readGiven(stem);
  const alone: ((value: number) => boolean)[] = [
    (value) => isAmong(stem, value),
    (value) => isAmong(given.sums, value),
    (value) => isAmong(given.products, value),
    (value) => value < 0,
    (value) => value > 1,
    (value) => value > 100,
    (value) => value === 0 || value === 1,
    (value) => Number.isInteger(value / 2),
  ];
  const pairs: ((one: number, other: number) => boolean)[] = [
    ...relations,
    (one, other) => isAmong(stem, one + other),
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
  (one, other) => isSmallRatio(other / one),
  (one, other) => same(one, -other),
  (one, other) => one * other > 0,
  (one, other) => same(one * other, 1),
  (one, other) => isWhole(one + other),
];

function isUneven(seen: readonly number[]): boolean {
  return seen.includes(0) && seen.includes(1);
}
