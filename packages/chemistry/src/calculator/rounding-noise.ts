/** The error of a function or a division is less than this share of its result. */
export const lastBits = 2 * Number.EPSILON;
/** One random number in a hundred ends in two zeros. */
const digitsOfChance = 2;

/** A number that misses a whole one by rounding noise is that one: `ceil(3*(1/3))` is 1. */
export function wholeIfNear(value: number): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= lastBits * Math.abs(value) ? whole : value;
}

/**
 * The shortest decimal number within the noise. It must be two digits shorter than the digits that are known: then it is
 * hardly there by chance. Otherwise the number itself is returned, so that a third keeps its threes.
 */
export function shortestWithin(value: number, noise: number): number {
  const known = Math.log10(Math.abs(value) / noise);
  for (let digits = 1; digits <= known - digitsOfChance; digits += 1) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.abs(shorter - value) <= noise) return shorter;
  }
  return value;
}
