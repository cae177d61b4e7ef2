/** The values that a written number can stand for: `4.5` means 4.45 to 4.55. */
export interface Interval {
  low: number;
  high: number;
}

export function exactly(value: number): Interval {
  return { low: value, high: value };
}

export function add(one: Interval, other: Interval, sign: 1 | -1): Interval {
  return sign === 1
    ? { low: one.low + other.low, high: one.high + other.high }
    : { low: one.low - other.high, high: one.high - other.low };
}

export function times(one: Interval, other: Interval): Interval {
  const corners = [one.low * other.low, one.low * other.high, one.high * other.low, one.high * other.high];
  return { low: Math.min(...corners), high: Math.max(...corners) };
}

/** `null` where the divisor can be zero. */
export function over(one: Interval, other: Interval): Interval | null {
  if (other.low <= 0 && other.high >= 0) return null;
  return times(one, { low: 1 / other.high, high: 1 / other.low });
}

/** `null` where the power is no number: a negative base with a broken exponent. */
export function raise(base: Interval, exponent: Interval): Interval | null {
  const corners = [
    base.low ** exponent.low,
    base.low ** exponent.high,
    base.high ** exponent.low,
    base.high ** exponent.high,
  ];
  if (base.low < 0 && base.high > 0) corners.push(0);
  return corners.every(Number.isFinite) ? { low: Math.min(...corners), high: Math.max(...corners) } : null;
}

/** A monotonically increasing function over an interval; `null` outside its domain. */
export function rising(apply: (value: number) => number, argument: Interval): Interval | null {
  const low = apply(argument.low);
  const high = apply(argument.high);
  return Number.isFinite(low) && Number.isFinite(high) ? { low, high } : null;
}

export function scaled({ low, high }: Interval, factor: number): Interval {
  return factor >= 0
    ? { low: low * factor, high: high * factor }
    : { low: high * factor, high: low * factor };
}

/** True when the intervals overlap, with a tolerance for floating-point error. */
export function overlap(one: Interval, other: Interval): boolean {
  const hair =
    1e-9 * Math.max(Math.abs(one.low), Math.abs(one.high), Math.abs(other.low), Math.abs(other.high));
  return one.low <= other.high + hair && other.low <= one.high + hair;
}
