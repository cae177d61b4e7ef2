import { isBlank } from '../blank.ts';
import { decimal, powersOfTen } from './decimal.ts';
import { approximation, type Operand } from './operand.ts';

/** What is wrong with an expression. `evaluateExpression` catches it and returns it as a value. */
export class ExpressionFault extends Error {
  readonly code: string;
  readonly position: number;
  constructor(code: string, message: string, position: number) {
    super(message);
    this.code = code;
    this.position = position;
  }
}

/** Behind the last character. */
export const end = -1;

const [tab, newline, carriageReturn, space, noBreakSpace] = [9, 10, 13, 32, 160];
const [plus, minus, point, zero, nine] = [43, 45, 46, 48, 57];

/** A mantissa with at most this many digits is exact, and so one division or multiplication rounds correctly. */
const exactDigits = 15;

/** Reads the text once, from left to right. It skips blanks and keeps the code of the current character. */
export class ExpressionCursor {
  readonly text: string;
  at = 0;
  /** Code of the current character, or `end`. Look-alikes of an operator are read as the operator. */
  code = end;

  constructor(text: string) {
    this.text = text;
    this.settle();
  }

  advance(): void {
    this.at += 1;
    this.settle();
  }

  /** Reads digits with a point and an exponent; an `e` is an exponent only with digits behind it: `2e` is twice e. */
  number(): Operand {
    const start = this.at;
    let mantissa = this.digits(0);
    let digits = this.at - start;
    let exponent = 0;
    if (this.text.charCodeAt(this.at) === point) {
      this.at += 1;
      const first = this.at;
      mantissa = this.digits(mantissa);
      exponent = first - this.at;
      digits -= exponent;
    }
    if (digits === 0) throw new ExpressionFault('syntax', 'Unexpected character', start);
    exponent += this.exponent();
    const text = this.text;
    const stop = this.at;
    this.settle();
    // `1.2.3` and `1 2` are slips of the hand, and no products.
    if (isDigit(this.code) || this.code === point) throw this.unexpected();
    const size = Math.abs(exponent);
    const power = powersOfTen[size];
    if (digits > exactDigits || power === undefined) return longNumber(text.slice(start, stop), exponent);
    const value = exponent < 0 ? mantissa / power : mantissa * power;
    return decimal(mantissa, -exponent, value);
  }

  /** Reads a word of letters and digits. */
  word(): string {
    const start = this.at;
    while (isLetter(this.text.charCodeAt(this.at)) || isDigit(this.text.charCodeAt(this.at))) this.at += 1;
    const word = this.text.slice(start, this.at);
    this.settle();
    return word;
  }

  unexpected(): ExpressionFault {
    if (this.code === end) return new ExpressionFault('incomplete', 'The expression is incomplete', this.at);
    const comma = this.code === commaCode ? withoutComma(this.text, this.at) : null;
    if (comma !== null) return new ExpressionFault('unexpectedCharacter', comma, this.at);
    const character = String.fromCodePoint(this.text.codePointAt(this.at) ?? 0);
    return new ExpressionFault('unexpectedCharacter', `Unexpected character: ${character}`, this.at);
  }

  private digits(read: number): number {
    let value = read;
    for (let code = this.text.charCodeAt(this.at); isDigit(code); code = this.text.charCodeAt(this.at)) {
      value = value * 10 + code - zero;
      this.at += 1;
    }
    return value;
  }

  private exponent(): number {
    const mark = this.text.charCodeAt(this.at) | 32;
    if (mark !== smallE) return 0;
    const sign = normal(this.text.charCodeAt(this.at + 1));
    const first = this.at + (sign === plus || sign === minus ? 2 : 1);
    if (!isDigit(this.text.charCodeAt(first))) return 0;
    this.at = first;
    const size = this.digits(0);
    return sign === minus ? -size : size;
  }

  private settle(): void {
    for (;;) {
      if (this.at >= this.text.length) {
        this.code = end;
        return;
      }
      const code = this.text.charCodeAt(this.at);
      if (!isSpace(code)) {
        this.code = code < 128 ? code : normal(code);
        return;
      }
      this.at += 1;
    }
  }
}

const smallE = 101;
const commaCode = 44;

/** What to write in place of a number with a comma in it; `null` where the comma stands between no digits. */
function withoutComma(text: string, at: number): string | null {
  const before = /(?<![\d.,])[\d.,]*$/.exec(text.slice(0, at))?.[0] ?? '';
  const behind = /^,\d[\d.,]*/.exec(text.slice(at))?.[0] ?? '';
  const written = before + behind;
  const bare = written.replaceAll(',', '');
  if (/^[1-9]\d{0,2},\d{3}$/.test(written))
    return `Write a decimal point, ${before}.${behind.slice(1)}, or no comma, ${bare}`;
  if (/^\d+,\d+$/.test(written)) return `Write a decimal point: ${before}.${behind.slice(1)}`;
  return /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/.test(written) ? `Write no comma: ${bare}` : null;
}

/** A number of more digits, or of a larger exponent, than fit the quick way. */
function longNumber(written: string, exponent: number): Operand {
  const value = Number(written.replace(/[−–]/, '-'));
  const digits = written.replace(/e.*$/i, '').replace('.', '');
  return Number.isFinite(value) ? decimal(BigInt(digits), -exponent, value) : approximation(value);
}

/** `−`, `×`, `·`, `÷` and what pages print in their place are read as the operators of the keyboard. */
function normal(code: number): number {
  switch (code) {
    case 0x2212:
    case 0x2013:
      return minus;
    case 0xd7:
    case 0xb7:
    case 0x22c5:
    case 0x2217:
      return 42;
    case 0xf7:
    case 0x2215:
      return 47;
    default:
      return code;
  }
}

export function isDigit(code: number): boolean {
  return code >= zero && code <= nine;
}

export function isLetter(code: number): boolean {
  const small = code | 32;
  return small >= 97 && small <= 122 && code < 128;
}

function isSpace(code: number): boolean {
  if (code === space || code === tab || code === newline || code === carriageReturn) return true;
  return code >= noBreakSpace && isBlank(String.fromCharCode(code));
}
