import { combine, pureNumber, readUnitAt, type Dimension } from '@valence/chemistry';
import { add, exactly, over, raise, rising, scaled, times, type Interval } from './interval.ts';

/** The value of an expression, once without units and once in SI units if all units are known. */
export interface Value {
  bare: Interval;
  /** `null` where units are unknown, or are added that do not belong together. */
  si: { interval: Interval; dimension: Dimension } | null;
  /** True for an expression with an operator, a root or a function; false for a plain number. */
  isComputed: boolean;
}

const number = /(\d+(?:[\u00a0\u2009\u202f ]\d{3}(?!\d))*)(?:\.(\d+))?|½/y;
const functions = /(ln|log_⟮10⟯|log|lg|exp)(?=[ (⟮])/y;

/**
 * Reads the arithmetic that starts at a place of a linear text, as far as it goes. Whole numbers below 100 are
 * exact, all others are good to half a unit of their last digit.
 * @returns the value and the place behind it, or `null` where no arithmetic can be read
 * @example readExpression('2 × 3.5 mol of', 0)?.value.bare // { low: 6.9, high: 7.1 }
 */
export function readExpression(text: string, start: number): { value: Value; end: number } | null {
  const reader = new ExpressionReader(text, start);
  const value = reader.sum();
  return value === null ? null : { value, end: reader.at };
}

class ExpressionReader {
  readonly text: string;
  at: number;

  constructor(text: string, start: number) {
    this.text = text;
    this.at = start;
  }

  sum(): Value | null {
    let left = this.product();
    while (left !== null) {
      const sign = this.operator(/ ?([+−]) ?(?=[\d([⟮√½−+eπl])/y);
      if (sign === null) return left;
      const right = this.product();
      if (right === null) return null;
      left = added(left, right, sign === '+' ? 1 : -1);
    }
    return null;
  }

  private product(): Value | null {
    let left = this.factor();
    while (left !== null) {
      const sign = this.operator(/ ?(×) ?| ?([·/]) ?(?=[\d([⟮√½−+eπl])|()(?=\(\d|\(−|√|π)/y);
      if (sign === null) return left;
      const right = this.factor();
      if (right === null) return null;
      left = sign === '/' ? divided(left, right) : multiplied(left, right);
    }
    return null;
  }

  private factor(): Value | null {
    const sign = this.operator(/ ?([−+])/y);
    const primary = this.primary();
    if (primary === null) return null;
    const powered = this.powers(primary);
    if (powered === null) return null;
    const whole = this.unit(powered);
    return sign === '−' ? multiplied(whole, plain(exactly(-1), whole.isComputed)) : whole;
  }

  private primary(): Value | null {
    const character = this.text[this.at] ?? '';
    if (/[\d½]/.test(character)) return this.number();
    if (character === '(') return this.group('(', ')');
    if (character === '[') return this.group('[', ']');
    if (character === '⟮') return this.fraction();
    if (character === 'π') {
      this.at += 1;
      return plain(exactly(Math.PI), true);
    }
    if (character === '√') {
      this.at += 1;
      const inner = this.group('⟮', '⟯');
      return inner === null ? null : raised(inner, plain(exactly(0.5), true));
    }
    if (this.text.startsWith('e^⟮', this.at)) {
      this.at += 2;
      const exponent = this.group('⟮', '⟯');
      const interval = exponent === null ? null : rising(Math.exp, pureOf(exponent));
      return interval === null ? null : plain(interval, true);
    }
    return this.call();
  }

  private number(): Value | null {
    number.lastIndex = this.at;
    const match = number.exec(this.text);
    if (match === null) return null;
    this.at = number.lastIndex;
    const [written, whole = '', decimals] = match;
    if (written === '½') return plain(exactly(0.5), false);
    const value = Number(`${whole.replace(/\D/g, '')}.${decimals ?? '0'}`);
    // Small whole numbers count things; long ones may be measured and rounded.
    const room = decimals === undefined ? (value >= 100 ? 0.5 : 0) : 0.5 * 10 ** -decimals.length;
    return plain({ low: value - room, high: value + room }, false);
  }

  private group(open: string, close: string): Value | null {
    if (this.text[this.at] !== open) return null;
    this.at += 1;
    const inner = this.sum();
    if (inner === null || this.text[this.at] !== close) return null;
    this.at += 1;
    return inner;
  }

  private fraction(): Value | null {
    const numerator = this.group('⟮', '⟯');
    if (numerator === null || this.text[this.at] !== '⟋') return null;
    this.at += 1;
    const denominator = this.group('⟮', '⟯');
    return denominator === null ? null : divided(numerator, denominator);
  }

  private call(): Value | null {
    const name = this.operator(functions);
    if (name === null) return null;
    if (this.text[this.at] === ' ') this.at += 1;
    // A unit behind the argument belongs to the whole product: ln 2.0 J/mol.
    const isNegative = this.operator(/([−])/y) !== null;
    const primary = this.primary();
    const argument = primary === null ? null : this.powers(primary);
    if (argument === null || isNegative) return null;
    const apply = name === 'ln' ? Math.log : name === 'exp' ? Math.exp : Math.log10;
    const interval = rising(apply, pureOf(argument));
    return interval === null ? null : plain(interval, true);
  }

  private powers(base: Value): Value | null {
    const above = this.operator(/([²³])/y);
    if (above !== null) return raised(base, plain(exactly(above === '²' ? 2 : 3), true));
    if (!this.text.startsWith('^⟮', this.at)) return base;
    this.at += 1;
    const exponent = this.group('⟮', '⟯');
    return exponent === null ? null : raised(base, exponent);
  }

  private unit(value: Value): Value {
    const isApart = this.text[this.at] === ' ';
    if (!isApart && !/[%‰°]/.test(this.text[this.at] ?? '')) return value;
    const reading = readUnitAt(this.text, isApart ? this.at + 1 : this.at);
    if (reading === null || /[A-Za-z‹_]/.test(this.text[reading.end] ?? '')) return value;
    this.at = reading.end;
    if (reading.unit.offset !== 0 || value.si === null) return { ...value, si: null };
    const dimension = combine(value.si.dimension, reading.unit.dimension, 1);
    return { ...value, si: { interval: scaled(value.si.interval, reading.unit.factor), dimension } };
  }

  private operator(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match === null) return null;
    this.at = pattern.lastIndex;
    return match[1] ?? match[2] ?? match[3] ?? '';
  }
}

function plain(interval: Interval, isComputed: boolean): Value {
  return { bare: interval, si: { interval, dimension: pureNumber }, isComputed };
}

/** What a function takes: a number without unit; `0.5 %` counts as 0.005. */
function pureOf(value: Value): Interval {
  return value.si !== null && value.si.dimension.every((exponent) => exponent === 0)
    ? value.si.interval
    : value.bare;
}

function added(one: Value, other: Value, sign: 1 | -1): Value {
  const together =
    one.si !== null &&
    other.si !== null &&
    one.si.dimension.every((exponent, index) => exponent === other.si?.dimension[index])
      ? { interval: add(one.si.interval, other.si.interval, sign), dimension: one.si.dimension }
      : null;
  return { bare: add(one.bare, other.bare, sign), si: together, isComputed: true };
}

function multiplied(one: Value, other: Value): Value {
  const si =
    one.si === null || other.si === null
      ? null
      : {
          interval: times(one.si.interval, other.si.interval),
          dimension: combine(one.si.dimension, other.si.dimension, 1),
        };
  return { bare: times(one.bare, other.bare), si, isComputed: true };
}

function divided(one: Value, other: Value): Value | null {
  const bare = over(one.bare, other.bare);
  if (bare === null) return null;
  const interval = one.si === null || other.si === null ? null : over(one.si.interval, other.si.interval);
  const si =
    interval === null || one.si === null || other.si === null
      ? null
      : { interval, dimension: combine(one.si.dimension, other.si.dimension, -1) };
  return { bare, si, isComputed: true };
}

function raised(base: Value, exponent: Value): Value | null {
  const bare = raise(base.bare, exponent.bare);
  if (bare === null) return null;
  const interval = base.si === null ? null : raise(base.si.interval, exponent.bare);
  const power = (exponent.bare.low + exponent.bare.high) / 2;
  const si =
    interval === null || base.si === null
      ? null
      : { interval, dimension: combine(pureNumber, base.si.dimension, power) };
  return { bare, si, isComputed: true };
}
