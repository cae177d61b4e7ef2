import { combine, pureNumber, type Dimension } from '@valence/chemistry';
import { add, over, raise, times, type Interval } from './interval.ts';

/** The value of an expression, once without units and once in SI units if all units are known. */
export interface Value {
  bare: Interval;
  /** `null` where units are unknown, or are added that do not belong together. */
  si: { interval: Interval; dimension: Dimension } | null;
  /** True for an expression with an operator, a root or a function; false for a plain number. */
  isComputed: boolean;
  /** True for one number with its sign, its power of ten and its unit. */
  isNumber: boolean;
  /** Which of its numbers have no unit; powers of ten, exponents and what a function takes need none. */
  unitless: Unitless;
}

/** Nothing, counts alone (small whole numbers), or numbers whose unit was left out. */
type Unitless = 'nothing' | 'counts' | 'measures';

export function plain(interval: Interval, isComputed: boolean): Value {
  return {
    bare: interval,
    si: { interval, dimension: pureNumber },
    isComputed,
    isNumber: false,
    unitless: 'nothing',
  };
}

function more(one: Unitless, other: Unitless): Unitless {
  if (one === 'measures' || other === 'measures') return 'measures';
  return one === 'counts' ? one : other;
}

/** A number times a power of ten is one number, with the unit of either. */
export function scaledBy(product: Value, number: Value, power: Value): Value {
  return {
    ...product,
    isNumber: number.isNumber,
    unitless: power.unitless === 'nothing' ? 'nothing' : number.unitless,
  };
}

/** What a function takes: a number without unit; `0.5 %` counts as 0.005. */
export function pureOf(value: Value): Interval {
  return value.si !== null && value.si.dimension.every((exponent) => exponent === 0)
    ? value.si.interval
    : value.bare;
}

export function added(one: Value, other: Value, sign: 1 | -1): Value {
  const together =
    one.si !== null &&
    other.si !== null &&
    one.si.dimension.every((exponent, index) => exponent === other.si?.dimension[index])
      ? { interval: add(one.si.interval, other.si.interval, sign), dimension: one.si.dimension }
      : null;
  return {
    bare: add(one.bare, other.bare, sign),
    si: together,
    isComputed: true,
    isNumber: false,
    unitless: more(one.unitless, other.unitless),
  };
}

export function multiplied(one: Value, other: Value): Value {
  const si =
    one.si === null || other.si === null
      ? null
      : {
          interval: times(one.si.interval, other.si.interval),
          dimension: combine(one.si.dimension, other.si.dimension, 1),
        };
  return {
    bare: times(one.bare, other.bare),
    si,
    isComputed: true,
    isNumber: false,
    unitless: more(one.unitless, other.unitless),
  };
}

export function divided(one: Value, other: Value): Value | null {
  const bare = over(one.bare, other.bare);
  if (bare === null) return null;
  const interval = one.si === null || other.si === null ? null : over(one.si.interval, other.si.interval);
  const si =
    interval === null || one.si === null || other.si === null
      ? null
      : { interval, dimension: combine(one.si.dimension, other.si.dimension, -1) };
  return { bare, si, isComputed: true, isNumber: false, unitless: more(one.unitless, other.unitless) };
}

export function raised(base: Value, exponent: Value): Value | null {
  const bare = raise(base.bare, exponent.bare);
  if (bare === null) return null;
  const interval = base.si === null ? null : raise(base.si.interval, exponent.bare);
  const power = (exponent.bare.low + exponent.bare.high) / 2;
  const si =
    interval === null || base.si === null
      ? null
      : { interval, dimension: combine(pureNumber, base.si.dimension, power) };
  return { bare, si, isComputed: true, isNumber: false, unitless: base.unitless };
}
