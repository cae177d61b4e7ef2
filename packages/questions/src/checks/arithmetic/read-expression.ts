import { combine, readUnitAt } from '@valence/chemistry';
import { exactly, rising, scaled } from './interval.ts';
import { added, divided, multiplied, plain, pureOf, raised, scaledBy, type Value } from './value.ts';

const number = /(\d+(?:[\u00a0\u2009\u202f ]\d{3}(?!\d))*)(?:\.(\d+))?|½/y;
const functions = /(ln|log_⟮10⟯|log|lg|exp)(?=[ (⟮])/y;

const largestCount = 20;
const powerOfTen = /^10\^⟮−?\d+⟯/;

/**
 * Reads the arithmetic that starts at a place of a linear text, as far as it goes. Whole numbers below 100 are
 * exact, all others are good to half a unit of their last digit.
 * @param powersBind whether a power of ten belongs to the divisor in front of it: 3 / 5.0 × 10^{−7} as 3 / (5.0 × 10^{−7})
 * @returns the value and the place behind it, or `null` where no arithmetic can be read
 * @example readExpression('2 × 3.5 mol of', 0)?.value.bare // { low: 6.9, high: 7.1 }
 */
export function readExpression(
  text: string,
  start: number,
  powersBind = false,
): { value: Value; end: number } | null {
  const reader = new ExpressionReader(text, start, powersBind);
  const value = reader.sum();
  return value === null ? null : { value, end: reader.at };
}

/**
 * Reads the first factor of an expression, a number with its power of ten and its unit.
 * @example readFactor('0.125 mol × 58.44 g/mol')?.end // 9
 */
export function readFactor(text: string): { value: Value; end: number } | null {
  const reader = new ExpressionReader(text, 0, true);
  const value = reader.divisor();
  return value === null ? null : { value, end: reader.at };
}

class ExpressionReader {
  readonly text: string;
  at: number;
  readonly powersBind: boolean;

  constructor(text: string, start: number, powersBind: boolean) {
    this.text = text;
    this.at = start;
    this.powersBind = powersBind;
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
      const isScale = sign === '×' && powerOfTen.test(this.text.slice(this.at, this.at + 12));
      const right = sign === '/' && this.powersBind ? this.divisor() : this.factor();
      if (right === null) return null;
      const product = sign === '/' ? divided(left, right) : multiplied(left, right);
      left = isScale && product !== null ? scaledBy(product, left, right) : product;
    }
    return null;
  }

  divisor(): Value | null {
    const number = this.factor();
    if (number === null || !/^ ?× ?10\^⟮/.test(this.text.slice(this.at, this.at + 8))) return number;
    this.operator(/ ?(×) ?/y);
    const power = this.factor();
    return power === null ? null : multiplied(number, power);
  }

  private factor(): Value | null {
    const sign = this.operator(/ ?([−+])/y);
    const primary = this.primary();
    if (primary === null) return null;
    const powered = this.powers(primary);
    if (powered === null) return null;
    const whole = this.unit(powered);
    if (sign !== '−') return whole;
    return { ...multiplied(whole, plain(exactly(-1), true)), isNumber: whole.isNumber };
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
    const interval = { low: value - room, high: value + room };
    return {
      ...plain(interval, false),
      isNumber: true,
      unitless: decimals === undefined && value <= largestCount ? 'counts' : 'measures',
    };
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
    const withUnit: Value = { ...value, unitless: 'nothing' };
    if (reading.unit.offset !== 0 || value.si === null) return { ...withUnit, si: null };
    const dimension = combine(value.si.dimension, reading.unit.dimension, 1);
    return { ...withUnit, si: { interval: scaled(value.si.interval, reading.unit.factor), dimension } };
  }

  private operator(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match === null) return null;
    this.at = pattern.lastIndex;
    return match[1] ?? match[2] ?? match[3] ?? '';
  }
}
