/** A function and a division are out by less than this share of their result. */
export const lastBits = 2 * Number.EPSILON;
/** One number in a hundred ends two digits early by chance. */
const digitsOfChance = 2;

/** A number that misses a whole one by rounding noise is that one: `ceil(3*(1/3))` is 1. */
export function wholeIfNear(value: number): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= lastBits * Math.abs(value) ? whole : value;
}

/**
 * The shortest decimal number that the noise cannot tell from this one, where it is so much shorter than all that is
 * known of it that this is no chance; else the number itself: a third keeps its threes.
 */
export function shortestWithin(value: number, noise: number): number {
  const known = Math.log10(Math.abs(value) / noise);
  for (let digits = 1; digits <= known - digitsOfChance; digits += 1) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.abs(shorter - value) <= noise) return shorter;
  }
  return value;
}
