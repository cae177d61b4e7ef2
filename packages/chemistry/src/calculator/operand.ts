import { Decimal, decimal, decimalOf, powerOf, productOf, remainderOf, sumOf } from './decimal.ts';
import { lastBits, shortestWithin } from './rounding-noise.ts';

/** A number that need not be a decimal one, such as a third or a square root. */
class Approximation {
  readonly value: number;
  /** The number is within this distance of the value. */
  readonly error: number;

  constructor(value: number, error: number) {
    this.value = value;
    this.error = error;
  }
}

/**
 * A number while an expression is evaluated. Sums, differences, products, remainders and whole powers of decimal
 * numbers are exact, as on paper. Every other result is a double that knows its error.
 */
export type Operand = Decimal | Approximation;

/** A number that comes from outside: exact if it is written with at most 15 digits. */
export function operandOf(value: number): Operand {
  return decimalOf(value) ?? approximation(value);
}

/** The result of a function or a division: right up to its last bits, and exact if it is whole. */
export function approximation(value: number): Operand {
  return Number.isInteger(value) && Math.abs(value) < largestExact
    ? new Decimal(value, 0, value)
    : new Approximation(value, lastBits * Math.abs(value));
}

/** Whole numbers of up to 15 digits are taken for exact results. */
const largestExact = 1e15;

export function negative(operand: Operand): Operand {
  return operand instanceof Decimal
    ? new Decimal(-operand.mantissa, operand.places, -operand.value)
    : new Approximation(-operand.value, operand.error);
}

/**
 * A sum without the rounding noise that a difference of near numbers uncovers: `sqrt(2)^2-2` is 0. A result that its
 * error does not tell from a much shorter decimal number is that number.
 */
export function sum(left: Operand, right: Operand): Operand {
  if (left instanceof Decimal && right instanceof Decimal) return sumOf(left, right);
  const value = left.value + right.value;
  const larger = Math.max(Math.abs(left.value), Math.abs(right.value));
  const error = errorOf(left) + errorOf(right) + halfBit * Math.abs(value);
  if (2 * Math.abs(value) >= larger) return new Approximation(value, error);
  const noise = Math.max(error, lastBits * larger);
  return new Approximation(Math.abs(value) < 2 * noise ? 0 : shortestWithin(value, noise), noise);
}

export function product(left: Operand, right: Operand): Operand {
  if (left instanceof Decimal && right instanceof Decimal) return productOf(left, right);
  return inexact(left.value * right.value, relativeError(left) + relativeError(right));
}

/** The right side is not zero. */
export function quotient(left: Operand, right: Operand): Operand {
  const value = left.value / right.value;
  return left instanceof Decimal && right instanceof Decimal
    ? approximation(value)
    : inexact(value, relativeError(left) + relativeError(right));
}

export function hundredth(operand: Operand): Operand {
  return operand instanceof Decimal
    ? decimal(operand.mantissa, operand.places + 2)
    : inexact(operand.value / 100, relativeError(operand));
}

/** The remainder with the sign of the left side, without rounding noise. The right side is not zero. */
export function remainder(left: Operand, right: Operand): Operand {
  if (left instanceof Decimal && right instanceof Decimal) return remainderOf(left, right);
  const rest = left.value % right.value;
  const wholes = Math.abs(Math.trunc(left.value / right.value));
  const noise = Math.max(lastBits * Math.abs(left.value), errorOf(left) + wholes * errorOf(right));
  const size = Math.abs(rest);
  if (size <= noise || Math.abs(right.value) - size <= noise) return new Approximation(0, noise);
  return new Approximation(rest === left.value ? rest : shortestWithin(rest, noise), noise);
}

export function power(base: Operand, exponent: Operand): Operand {
  const value = base.value ** exponent.value;
  const { value: times } = exponent;
  if (base instanceof Decimal && Number.isInteger(times) && Number.isFinite(value)) {
    // A power of ten moves the point, to either side.
    if (base.value === 10) return decimal(1, -times);
    if (times >= 0) return powerOf(base, times);
  }
  const inExponent = value === 0 ? 0 : Math.abs(Math.log(Math.abs(base.value))) * errorOf(exponent);
  return inexact(value, Math.abs(times) * relativeError(base) + inExponent);
}

export function absolute(operand: Operand): Operand {
  return operand.value < 0 ? negative(operand) : operand;
}

/** A sum of two numbers as the display shows them. */
export function addOnPaper(left: number, right: number): number {
  return sum(operandOf(left), operandOf(right)).value;
}

const halfBit = Number.EPSILON / 2;

function errorOf(operand: Operand): number {
  return operand instanceof Decimal ? halfBit * Math.abs(operand.value) : operand.error;
}

function relativeError(operand: Operand): number {
  return operand.value === 0 ? 0 : errorOf(operand) / Math.abs(operand.value);
}

function inexact(value: number, relative: number): Approximation {
  return new Approximation(value, (relative + lastBits) * Math.abs(value));
}
