import { failure, success, type Result } from '../result.ts';
import { calculatorFunctions, type AngleUnit } from './calculator-functions.ts';

/** Avogadro constant in 1/mol, exact since the SI of 2019. */
const avogadro = 6.02214076e23;

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
  const parser = new ExpressionParser(text, options.angle ?? 'radians', options.lastAnswer ?? 0);
  try {
    return success(parser.evaluate());
  } catch (error) {
    if (error instanceof ExpressionFault) return failure(error.code, error.message, error.position);
    throw error;
  }
}

class ExpressionFault extends Error {
  readonly code: string;
  readonly position: number;
  constructor(code: string, message: string, position: number) {
    super(message);
    this.code = code;
    this.position = position;
  }
}

/** Precedence climbing that computes while it reads: no tree is built for a number that is wanted once. */
class ExpressionParser {
  private readonly text: string;
  private readonly angle: AngleUnit;
  private readonly lastAnswer: number;
  private at = 0;
  private depth = 0;

  constructor(text: string, angle: AngleUnit, lastAnswer: number) {
    this.text = text;
    this.angle = angle;
    this.lastAnswer = lastAnswer;
  }

  evaluate(): number {
    if (this.peek() === '') throw this.fault('empty', 'Enter an expression', 0);
    const value = this.sum();
    if (this.peek() !== '') throw this.unexpected();
    return value;
  }

  private sum(): number {
    let left = this.product();
    for (;;) {
      const sign = this.peek();
      if (sign !== '+' && sign !== '-') return left;
      const place = this.at;
      this.at += 1;
      const right = this.product();
      left = this.finite(addWithoutNoise(left, sign === '+' ? right : -right), place);
    }
  }

  private product(): number {
    let left = this.signed();
    for (;;) {
      const operator = this.peek();
      const place = this.at;
      if (operator === '*' || operator === '/') {
        this.at += 1;
        const right = this.signed();
        if (operator === '/' && right === 0) throw this.fault('divisionByZero', 'Division by zero', place);
        left = this.finite(operator === '*' ? left * right : left / right, place);
      } else if (operator === '%') {
        this.at += 1;
        left = this.percent(left, place);
      } else if (startsOperand(operator)) {
        left = this.finite(left * this.power(), place);
      } else {
        return left;
      }
    }
  }

  private percent(left: number, place: number): number {
    if (!startsOperand(this.peek())) return left / 100;
    const right = this.power();
    if (right === 100) return left / 100;
    if (right === 0) throw this.fault('divisionByZero', 'Division by zero', place);
    return left % right;
  }

  private signed(): number {
    let negative = false;
    for (let sign = this.peek(); sign === '+' || sign === '-'; sign = this.peek()) {
      if (sign === '-') negative = !negative;
      this.at += 1;
    }
    const value = this.power();
    return negative ? -value : value;
  }

  private power(): number {
    this.deeper();
    const base = this.operand();
    let value = base;
    if (this.peek() === '^') {
      const place = this.at;
      this.at += 1;
      value = this.finite(base ** this.signed(), place);
    }
    this.depth -= 1;
    return value;
  }

  private operand(): number {
    const character = this.peek();
    if (character === '(') return this.bracket();
    if (character === '√') {
      const place = this.at;
      this.at += 1;
      this.deeper();
      const value = this.finite(Math.sqrt(this.operand()), place, 'Mathematical error in function');
      this.depth -= 1;
      return value;
    }
    if (isDigit(character) || character === '.') return this.number();
    if (isLetter(character) || character === 'π') return this.name();
    throw this.unexpected();
  }

  private bracket(): number {
    const open = this.at;
    this.at += 1;
    this.deeper();
    const value = this.sum();
    this.depth -= 1;
    if (this.peek() !== ')') {
      if (this.peek() !== '') throw this.unexpected();
      throw this.fault('mismatchedParentheses', 'A closing bracket is missing', open);
    }
    this.at += 1;
    return value;
  }

  private number(): number {
    const start = this.at;
    this.digits();
    if (this.text[this.at] === '.') {
      this.at += 1;
      this.digits();
    }
    if (this.at - start === 1 && this.text[start] === '.')
      throw this.fault('syntax', 'Unexpected character', start);
    this.exponent();
    return this.finite(Number(this.text.slice(start, this.at)), start);
  }

  /** An `e` is an exponent only with digits behind it: `2e` is twice Euler's number. */
  private exponent(): void {
    const mark = this.text[this.at];
    if (mark !== 'e' && mark !== 'E') return;
    const sign = this.text[this.at + 1];
    const first = this.at + (sign === '+' || sign === '-' || sign === '−' ? 2 : 1);
    if (!isDigit(this.text[first] ?? '')) return;
    this.at = first;
    this.digits();
  }

  private digits(): void {
    while (isDigit(this.text[this.at] ?? '')) this.at += 1;
  }

  private name(): number {
    const start = this.at;
    if (this.text[this.at] === 'π') {
      this.at += 1;
      return Math.PI;
    }
    while (isLetter(this.text[this.at] ?? '') || isDigit(this.text[this.at] ?? '')) this.at += 1;
    const word = this.text.slice(start, this.at);
    if (word === 'NA') return avogadro;
    const lower = word.toLowerCase();
    if (lower === 'pi') return Math.PI;
    if (lower === 'e') return Math.E;
    if (lower === 'ans') return this.lastAnswer;
    const compute = calculatorFunctions.get(lower);
    if (compute === undefined) throw this.fault('unknownIdentifier', `Unknown identifier: ${word}`, start);
    if (this.peek() !== '(') throw this.fault('syntax', `${lower} needs a bracket`, this.at);
    return this.finite(compute(this.bracket(), this.angle), start, 'Mathematical error in function');
  }

  /** The next character that counts, with the look-alikes of an operator read as the operator; '' at the end. */
  private peek(): string {
    while (isSpace(this.text.charCodeAt(this.at))) this.at += 1;
    const character = this.text[this.at] ?? '';
    if (character === '−') return '-';
    if (character === '×' || character === '·') return '*';
    if (character === '÷') return '/';
    return character;
  }

  private deeper(): void {
    this.depth += 1;
    if (this.depth > deepest) throw this.fault('tooDeep', 'This expression is nested too deeply', this.at);
  }

  private finite(value: number, place: number, wording = 'The result is not a finite number'): number {
    if (Number.isFinite(value)) return value;
    throw this.fault('notFinite', wording, place);
  }

  private unexpected(): ExpressionFault {
    const character = this.peek();
    return character === ''
      ? this.fault('incomplete', 'The expression is incomplete', this.at)
      : this.fault('unexpectedCharacter', `Unexpected character: ${character}`, this.at);
  }

  private fault(code: string, message: string, position: number): ExpressionFault {
    return new ExpressionFault(code, message, position);
  }
}

/** A difference of almost equal numbers keeps only their rounding noise: `0.1+0.2-0.3` is 0. */
function addWithoutNoise(left: number, right: number): number {
  const result = left + right;
  const noise = 4 * Number.EPSILON * Math.max(Math.abs(left), Math.abs(right));
  return Math.abs(result) < noise && left !== 0 && right !== 0 ? 0 : result;
}

function startsOperand(character: string): boolean {
  return isDigit(character) || isLetter(character) || '.(√π'.includes(character || ' ');
}

function isDigit(character: string): boolean {
  return character >= '0' && character <= '9' && character.length === 1;
}

function isLetter(character: string): boolean {
  return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || code === 13 || code === 160;
}
