import { combine, sameDimension, type Dimension } from '@valence/chemistry';
import type { Equality } from './equalities.ts';
import { overlap, type Interval } from './interval.ts';
import type { Value } from './value.ts';

/** A result is rounded in its last digit, and trailing zeros may not be significant. A deviation above 1 % is not rounding. */
const mostRoom = 0.01;
/** Factors between units are quoted to four digits or more: 1.602 × 10^{−19} J for 1 eV. */
const conversionRoom = 2e-4;
/** Sums and products of counts are exact. */
const wholeArithmetic = /^[\d\s+−×()=]+$/;
const wholeResult = /= [−+]?(\d[\d ]*)(?: ?× ?10\^\(−?\d+\))?(?![\d.]| ?[×·/+−²³^])/;

/**
 * Whether the two sides of an equality can be the same number, within the rounding of the digits shown.
 * @returns `null` where that cannot be told: both are amounts of different kinds (1 mol = 22.4 L), or a temperature
 * changes its scale
 * @example sameValue({ left: sixMoles, right: sixMoles, written: '2 × 3 mol = 6 mol' }) // true
 */
export function sameValue(equality: Equality): boolean | null {
  const { left, right, bound, intermediate, written } = equality;
  const same = comesOut(left, right, written);
  if (same !== false) return same;
  if (intermediate !== null && comesOut(left, intermediate, written) === true) return true;
  return bound === null ? same : comesOut(bound, right, written);
}

function comesOut(left: Value, right: Value, written: string): boolean | null {
  if (wholeArithmetic.test(written)) return Math.abs(middle(left.bare) - middle(right.bare)) < 1e-9;
  const rounded = widened(right, written);
  if (left.si !== null && right.si !== null && sameDimension(left.si.dimension, right.si.dimension)) {
    if (overlap(left.si.interval, stretched((rounded.si ?? right.si).interval, conversionRoom))) return true;
    // Steps may leave out units that cancel (mg/g); a fraction is no percentage unless 100 stands there.
    const isRatio = !written.includes('%') || written.includes('100');
    return isPure(left) && isRatio && overlap(left.bare, rounded.bare);
  }
  if (left.isNumber && right.isNumber) return null;
  if (overlap(left.bare, rounded.bare)) return true;
  if (rounded.si !== null && overlap(left.bare, rounded.si.interval)) return true;
  if (left.si !== null && overlap(left.si.interval, rounded.bare)) return true;
  return left.si === null || right.si === null || (!isPure(left) && !isPure(right)) ? null : false;
}

/** Kinds of quantity that texts take for one another, as the dimension of their quotient. */
const takenForOneAnother: readonly Dimension[] = [
  // Volume and mass of water or of a dilute solution.
  [-3, 1, 0, 0, 0, 0],
  // An energy and an energy for each mole.
  [0, 0, 0, 0, 1, 0],
];

/**
 * True where every number has its unit, and the units of the left side do not make that of the right: 0.50 mol/L × 58.4 g/mol is no
 * mass. A result without a unit is not looked at.
 */
export function hasOtherUnit({ left, right, bound, intermediate, written }: Equality): boolean {
  if (atomicUnits.test(written) || left.isNumber) return false;
  const readings = [left, bound ?? left].flatMap((one) =>
    [right, intermediate ?? right].map((other) => [one, other] as const),
  );
  return readings.every(
    ([one, other]) =>
      one.unitless === 'nothing' && other.unitless === 'nothing' && haveOtherUnits(one, other),
  );
}

/**
 * True for quantities with known units of kinds that no text takes for one another. A pure number can stand for any quantity of which
 * the unit was left out.
 */
export function haveOtherUnits(one: Value, other: Value): boolean {
  if (one.si === null || other.si === null || isPure(one) || isPure(other)) return false;
  const [first, second] = [one.si.dimension, other.si.dimension];
  const quotients = [combine(first, second, -1), combine(second, first, -1)];
  return (
    !sameDimension(first, second) &&
    !takenForOneAnother.some((kind) => quotients.some((quotient) => sameDimension(kind, quotient)))
  );
}

/** u stands for g/mol and for energies too, and a count of atoms looks like a unit: 6 C, 3 N. */
const atomicUnits = /\d (?:u|Da|amu)\b|(?<![\d.])\d{1,2} [CNSFKVWH](?![\w·/])/;

function isPure(value: Value): boolean {
  return value.si !== null && value.si.dimension.every((exponent) => exponent === 0);
}

/** A whole number as a result stands for all values that round to it. */
function widened(value: Value, written: string): Value {
  const digits = wholeResult.exec(written)?.[1]?.replace(/ /g, '');
  if (digits === undefined) return value;
  const zeros = /0*$/.exec(digits)?.[0].length ?? 0;
  const whole = Number(digits);
  const room = whole === 0 ? 0 : Math.max(0.5 / whole, Math.min((0.5 * 10 ** zeros) / whole, mostRoom));
  return {
    ...value,
    bare: stretched(value.bare, room),
    si: value.si === null ? null : { ...value.si, interval: stretched(value.si.interval, room) },
  };
}

function middle({ low, high }: Interval): number {
  return (low + high) / 2;
}

function stretched({ low, high }: Interval, share: number): Interval {
  return { low: low - Math.abs(low) * share, high: high + Math.abs(high) * share };
}
