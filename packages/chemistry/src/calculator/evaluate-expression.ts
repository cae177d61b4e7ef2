import { avogadro } from '../quantities/defining-constants.ts';
import { failure, success, type Result } from '../result.ts';
import { calculatorFunctions, type AngleUnit } from './calculator-functions.ts';
import { end, ExpressionCursor, ExpressionFault, isDigit, isLetter } from './expression-cursor.ts';
import {
  absolute,
  approximation,
  hundredth,
  negative,
  operandOf,
  power,
  product,
  quotient,
  remainder,
  sum,
  type Operand,
} from './operand.ts';

/** Characters of an expression: what is longer is not looked at. */
const longest = 10_000;
/** Deeper nesting than this is refused, so that no input can exhaust the stack. */
const deepest = 100;

export interface EvaluationOptions {
  /** Unit of angles; radians unless told. */
  angle?: AngleUnit;
  /** What `Ans` stands for; 0 unless told. */
  lastAnswer?: number;
}

/**
 * Evaluates a calculator expression: `+ - * / % ^`, brackets, the functions sin, cos, tan, asin, acos, atan,
 * log10, ln, exp, sqrt, abs, ceil, floor, the constants pi, e and NA, `Ans`, and implicit products (`2pi`, `2(3)`).
 * `^` is right-associative and binds tighter than a sign in front of it; `a % 100`, and a `%` without an operand
 * behind it, is a hundredth, any other `%` the remainder with the sign of its left side.
 * @returns a finite number, or what is wrong and where
 * @example evaluateExpression('-3^2') // { ok: true, value: -9 }
 */
export function evaluateExpression(text: string, options: EvaluationOptions = {}): Result<number> {
  if (text.length > longest) return failure('tooLong', 'This expression is too long', longest);
  try {
    return success(new ExpressionParser(text, options).evaluate());
  } catch (error) {
    if (error instanceof ExpressionFault) return failure(error.code, error.message, error.position);
    throw error;
  }
}

const plus = 43;
const minus = 45;
const times = 42;
const over = 47;
const percent = 37;
const caret = 94;
const open = 40;
const close = 41;
const point = 46;
const pi = 0x3c0;
const root = 0x221a;

/** Precedence climbing that computes while it reads: no tree is built for a number that is wanted once. */
class ExpressionParser {
  private readonly cursor: ExpressionCursor;
  private readonly angle: AngleUnit;
  private readonly lastAnswer: Operand;
  private depth = 0;

  constructor(text: string, { angle = 'radians', lastAnswer = 0 }: EvaluationOptions) {
    this.cursor = new ExpressionCursor(text);
    this.angle = angle;
    this.lastAnswer = operandOf(lastAnswer);
  }

  evaluate(): number {
    if (this.cursor.code === end) throw new ExpressionFault('empty', 'Enter an expression', 0);
    const { value } = this.sum();
    if (this.cursor.code !== end) throw this.cursor.unexpected();
    return value;
  }

  private sum(): Operand {
    const { cursor } = this;
    let left = this.product();
    for (;;) {
      const sign = cursor.code;
      if (sign !== plus && sign !== minus) return left;
      const place = cursor.at;
      cursor.advance();
      const right = this.product();
      left = finite(sum(left, sign === plus ? right : negative(right)), place);
    }
  }

  private product(): Operand {
    const { cursor } = this;
    let left = this.signed();
    for (;;) {
      const operator = cursor.code;
      const place = cursor.at;
      if (operator === times || operator === over) {
        cursor.advance();
        const right = this.signed();
        if (operator === over && right.value === 0) throw divisionByZero(place);
        left = finite(operator === times ? product(left, right) : quotient(left, right), place);
      } else if (operator === percent) {
        cursor.advance();
        left = this.percent(left, place);
      } else if (startsOperand(operator)) {
        left = finite(product(left, this.power()), place);
      } else {
        return left;
      }
    }
  }

  private percent(left: Operand, place: number): Operand {
    if (!startsOperand(this.cursor.code)) return hundredth(left);
    const right = this.power();
    if (right.value === 100) return hundredth(left);
    if (right.value === 0) throw divisionByZero(place);
    return remainder(left, right);
  }

  private signed(): Operand {
    const { cursor } = this;
    let isNegative = false;
    while (cursor.code === plus || cursor.code === minus) {
      if (cursor.code === minus) isNegative = !isNegative;
      cursor.advance();
    }
    const value = this.power();
    return isNegative ? negative(value) : value;
  }

  private power(): Operand {
    const { cursor } = this;
    this.deeper();
    let value = this.operand();
    if (cursor.code === caret) {
      const place = cursor.at;
      cursor.advance();
      const exponent = this.signed();
      if (value.value === 0 && exponent.value < 0) throw divisionByZero(place);
      value = finite(power(value, exponent), place);
    }
    this.depth -= 1;
    return value;
  }

  private operand(): Operand {
    const { cursor } = this;
    const { code, at } = cursor;
    if (isDigit(code) || code === point) return finite(cursor.number(), at);
    if (code === open) return this.bracket();
    if (isLetter(code)) return this.name();
    if (code !== pi && code !== root) throw cursor.unexpected();
    cursor.advance();
    if (code === pi) return circle;
    this.deeper();
    const value = finite(approximation(Math.sqrt(this.operand().value)), at, functionError);
    this.depth -= 1;
    return value;
  }

  private bracket(): Operand {
    const { cursor } = this;
    const place = cursor.at;
    cursor.advance();
    this.deeper();
    const value = this.sum();
    this.depth -= 1;
    if (cursor.code === end) {
      throw new ExpressionFault('mismatchedParentheses', 'A closing bracket is missing', place);
    }
    if (cursor.code !== close) throw cursor.unexpected();
    cursor.advance();
    return value;
  }

  private name(): Operand {
    const { cursor } = this;
    const place = cursor.at;
    const word = cursor.word();
    if (word === 'NA') return particlesOfMole;
    const lower = word.toLowerCase();
    if (lower === 'pi') return circle;
    if (lower === 'e') return growth;
    if (lower === 'ans') return this.lastAnswer;
    const compute = calculatorFunctions.get(lower);
    if (compute === undefined) {
      throw new ExpressionFault('unknownIdentifier', `Unknown identifier: ${word}`, place);
    }
    if (cursor.code !== open) throw new ExpressionFault('syntax', `${lower} needs a bracket`, cursor.at);
    const argument = this.bracket();
    if (lower === 'abs') return absolute(argument);
    return finite(approximation(compute(argument.value, this.angle)), place, functionError);
  }

  private deeper(): void {
    this.depth += 1;
    if (this.depth > deepest) {
      throw new ExpressionFault('tooDeep', 'This expression is nested too deeply', this.cursor.at);
    }
  }
}

const circle = approximation(Math.PI);
const growth = approximation(Math.E);
const particlesOfMole = operandOf(avogadro);

const functionError = 'Mathematical error in function';

function finite(operand: Operand, place: number, wording?: string): Operand {
  if (Number.isFinite(operand.value)) return operand;
  throw new ExpressionFault('notFinite', wording ?? wordingOf(operand.value), place);
}

/** `(-8)^(1/3)` has no real value as it is computed, `10^400` none that a number could hold. */
function wordingOf(value: number): string {
  return Number.isNaN(value) ? 'The result is not a real number' : 'The result is not a finite number';
}

function divisionByZero(place: number): ExpressionFault {
  return new ExpressionFault('divisionByZero', 'Division by zero', place);
}

function startsOperand(code: number): boolean {
  return isDigit(code) || isLetter(code) || code === open || code === point || code === pi || code === root;
}
