/** Exponents of metre, kilogram, second, kelvin, mole and ampere. */
export type Dimension = readonly [number, number, number, number, number, number];

/** The dimension of a pure number. */
export const pureNumber: Dimension = [0, 0, 0, 0, 0, 0];

/**
 * The dimension of `one × other^times`.
 * @example combine([1, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], -1) // a speed: [1, 0, -1, 0, 0, 0]
 */
export function combine(one: Dimension, other: Dimension, times: number): Dimension {
  return [
    one[0] + times * other[0],
    one[1] + times * other[1],
    one[2] + times * other[2],
    one[3] + times * other[3],
    one[4] + times * other[4],
    one[5] + times * other[5],
  ];
}

/** Whether two quantities are of one kind; roots leave exponents that are no whole numbers. */
export function sameDimension(one: Dimension, other: Dimension): boolean {
  return one.every((exponent, index) => Math.abs(exponent - (other[index] ?? 0)) < 1e-9);
}
