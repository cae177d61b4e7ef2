/** Largest relative error that a few operations on doubles leave. */
const binaryNoise = 1e-13;

/**
 * A size moved up by the rounding error of binary numbers, so that `toFixed` and `toPrecision` round a half up as on
 * paper: 0.19/0.40 is 0.475 there and becomes 0.48, though the nearest double lies below it. A size that really lies
 * below a half by a thousandth of the last place stays below it.
 * @param size not negative
 * @example withHalfUp(0.475, { digits: 2 }).toPrecision(2) // '0.48'
 * @example withHalfUp(1.005, { decimals: 2 }).toFixed(2) // '1.01'
 */
export function withHalfUp(size: number, to: { digits: number } | { decimals: number }): number {
  const step =
    'digits' in to
      ? size * Math.min(binaryNoise, 10 ** (-to.digits - 3))
      : Math.min(size * binaryNoise, 10 ** (-to.decimals - 3));
  // The largest double has nothing above it.
  return Math.min(size + step, Number.MAX_VALUE);
}
