/** Two numbers as they are written, and one operation on them, are out by less than this share of the larger one. */
const lastBits = 2 * Number.EPSILON;
/** Whole numbers of 15 digits have no noise: what they differ by is exact. */
const largestExact = 1e15;
/** One number in a hundred ends two digits early by chance. */
const digitsOfChance = 2;

/**
 * A sum without the rounding noise that a difference of near numbers brings to light: `0.1+0.2-0.3` is 0, and
 * `10.1-10` is 0.1. What the last bits cannot tell from a much shorter decimal number is that number.
 * @example addWithoutNoise(10.1, -10) // 0.1
 */
export function addWithoutNoise(left: number, right: number): number {
  const sum = left + right;
  const larger = Math.max(Math.abs(left), Math.abs(right));
  if (2 * Math.abs(sum) >= larger || (isExact(left) && isExact(right))) return sum;
  const noise = lastBits * larger;
  return Math.abs(sum) < 2 * noise ? 0 : shortestWithin(sum, noise);
}

/** The remainder with the sign of the left side, without rounding noise: `0.3 % 0.1` is 0, not 0.09999999999999998. */
export function remainderWithoutNoise(left: number, right: number): number {
  const rest = left % right;
  if (isExact(left) && isExact(right)) return rest;
  const noise = lastBits * Math.abs(left);
  const size = Math.abs(rest);
  if (size <= noise || Math.abs(right) - size <= noise) return 0;
  return rest === left ? rest : shortestWithin(rest, noise);
}

/** A number that misses a whole one by rounding noise is that one: `0.29*100` is 29. */
export function wholeIfNear(value: number): number {
  const whole = Math.round(value);
  return Math.abs(value - whole) <= lastBits * Math.abs(value) ? whole : value;
}

function isExact(value: number): boolean {
  return Number.isInteger(value) && Math.abs(value) <= largestExact;
}

/**
 * The shortest decimal number that the noise cannot tell from this one, where it is so much shorter than all that is
 * known of it that this is no chance; else the number itself: a third keeps its threes.
 */
function shortestWithin(value: number, noise: number): number {
  const known = Math.log10(Math.abs(value) / noise);
  for (let digits = 1; digits <= known - digitsOfChance; digits += 1) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.abs(shorter - value) <= noise) return shorter;
  }
  return value;
}
