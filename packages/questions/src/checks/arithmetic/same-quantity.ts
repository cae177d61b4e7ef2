import { pureNumber, sameDimension } from '@valence/chemistry';
import { scaled, type Interval } from './interval.ts';
import type { Value } from './value.ts';

/**
 * Whether two stated quantities are one within their rounding, in the same or another unit, or without the unit, or
 * as percent and as a fraction: `0.240` and `24.0 %`, `486 nm` and `4.86 × 10^{−7} m`.
 */
export function sameQuantity(one: Value, other: Value): boolean {
  if (one.si !== null && other.si !== null && sameDimension(one.si.dimension, other.si.dimension)) {
    if (agree(one.si.interval, other.si.interval)) return true;
    if (!one.si.dimension.every((exponent) => exponent === 0)) return false;
  }
  return agree(one.bare, other.bare);
}

/** As `sameSize`, but the sign may be missing: `0.22 K below` for −0.22 °C. */
export function sameSize(one: Value, other: Value): boolean {
  return sameQuantity(withoutSign(one), withoutSign(other));
}

/** True for two quantities whose units are known and belong to different kinds: 0.125 mol and 0.125 g. */
export function areOfOtherKinds(one: Value, other: Value): boolean {
  if (one.si === null || other.si === null) return false;
  const hasUnit = ({ dimension }: NonNullable<Value['si']>): boolean => !sameDimension(dimension, pureNumber);
  return hasUnit(one.si) && hasUnit(other.si) && !sameDimension(one.si.dimension, other.si.dimension);
}

/** True when one number is a rounding of the other, judged by the last digit of the other. */
export function agree(one: Interval, other: Interval): boolean {
  const distance = Math.abs(one.low + one.high - other.low - other.high) / 2;
  const room = Math.max(one.high - one.low, other.high - other.low) / 2;
  const size = Math.max(Math.abs(one.low), Math.abs(other.low));
  return distance <= room * 0.999 || distance <= 1e-9 * size;
}

function withoutSign(value: Value): Value {
  const flip = (interval: Interval): Interval => (interval.high < 0 ? scaled(interval, -1) : interval);
  return {
    ...value,
    bare: flip(value.bare),
    si: value.si === null ? null : { ...value.si, interval: flip(value.si.interval) },
  };
}
