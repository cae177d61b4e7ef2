import { elementOfCodes } from './atomic-weights.ts';
import { countDigit, isDot } from './formula-characters.ts';
import { largestCount, type FormulaPart, type FormulaUnit } from './formula-tree.ts';

/** Counts and multipliers above this are refused. */
const largestNumber = 999_999;
/** No symbol may stand for more atoms than this: far more than any formula has, and exact in a double. */
const mostAtoms = 1e9;

type PartsFaultKind =
  | 'mismatchedParentheses'
  | 'emptyBrackets'
  | 'emptyPart'
  | 'oxidationState'
  | 'unknownElement'
  | 'zeroCount'
  | 'leadingZero'
  | 'countTooLarge'
  | 'unexpectedCharacter';

/** What is wrong with the parts of a formula, and at which index. */
export interface PartsFault {
  readonly kind: PartsFaultKind;
  readonly position: number;
}

/** Reads the parts of a formula without spaces up to `end`, in one pass: its parts, or the first fault. */
export function readParts(text: string, end: number): readonly FormulaPart[] | PartsFault {
  const reader = new PartsReader(text, end);
  return reader.parts() ?? reader.fault;
}

const upper = 1;
const digit = 2;
const open = 3;
const close = 4;
const dot = 5;

/** Kinds of the characters of ASCII. */
const kinds: readonly number[] = Array.from({ length: 128 }, (_, code) => kindOf(String.fromCharCode(code)));

function kindOf(character: string): number {
  if (character >= 'A' && character <= 'Z') return upper;
  if (countDigit(character) >= 0) return digit;
  if (isDot(character)) return dot;
  if (character === '(' || character === '[') return open;
  return character === ')' || character === ']' ? close : 0;
}

/** What is wrong with a text before any of it is read. */
const nothingRead: PartsFault = { kind: 'emptyPart', position: 0 };

/** Goes through one text once. Each method returns `null`, or 0 for a number, when it has met a fault. */
class PartsReader {
  fault: PartsFault = nothingRead;
  private readonly text: string;
  private readonly end: number;
  private at = 0;

  constructor(text: string, end: number) {
    this.text = text;
    this.end = end;
  }

  parts(): FormulaPart[] | null {
    const parts: FormulaPart[] = [];
    for (;;) {
      const multiplier = this.number();
      if (multiplier === 0) return null;
      const units = this.units(outside);
      if (units === null) return null;
      if (units.length === 0) return this.fail('emptyPart', this.at);
      if (multiplier !== 1 && multiplier * largestCount(units) > mostAtoms) {
        return this.fail('countTooLarge', this.at - 1);
      }
      parts.push({ multiplier, units });
      if (this.at >= this.end) return parts;
      this.at += 1;
    }
  }

  /** Up to the bracket that closes the one at `opened`, or, outside of brackets, up to a dot or the end. */
  private units(opened: number): FormulaUnit[] | null {
    const units: FormulaUnit[] = [];
    while (this.at < this.end) {
      const kind = this.kind();
      if (kind === dot && opened === outside) return units;
      if (kind === close) return this.closed(units, opened);
      const unit = kind === upper ? this.atoms() : kind === open ? this.group() : this.unexpected();
      if (unit === null) return null;
      units.push(unit);
    }
    return opened === outside ? units : this.fail('mismatchedParentheses', opened);
  }

  private closed(units: FormulaUnit[], opened: number): FormulaUnit[] | null {
    if (opened === outside || isCrossed(this.text, opened, this.at)) {
      return this.fail('mismatchedParentheses', this.at);
    }
    if (units.length === 0) return this.fail('emptyBrackets', opened);
    this.at += 1;
    return units;
  }

  private atoms(): FormulaUnit | null {
    const start = this.at;
    const small = this.smallLetter(start + 1);
    const next = small === 0 ? start + 1 : start + 2;
    const element = elementOfCodes(this.text.charCodeAt(start), small);
    if (element === null || (small !== 0 && this.smallLetter(next) !== 0)) {
      return this.fail('unknownElement', start);
    }
    this.at = next;
    const count = this.number();
    return count === 0 ? null : { element, count };
  }

  private group(): FormulaUnit | null {
    const opened = this.at;
    if (isOxidationState(this.text, opened)) return this.fail('oxidationState', opened);
    this.at += 1;
    const units = this.units(opened);
    if (units === null) return null;
    const place = this.at;
    const count = this.number();
    if (count === 0) return null;
    if (count !== 1 && count * largestCount(units) > mostAtoms) return this.fail('countTooLarge', place);
    return { bracket: this.text.charCodeAt(opened) === roundBracket ? '(' : '[', units, count };
  }

  /** The number that stands here, 1 where there is none, 0 where it cannot be a count. */
  private number(): number {
    const start = this.at;
    let value = 0;
    for (; this.at < this.end; this.at += 1) {
      const code = this.text.charCodeAt(this.at);
      const next =
        code >= 48 && code <= 57 ? code - 48 : code < 128 ? -1 : countDigit(this.text.charAt(this.at));
      if (next < 0) break;
      value = value * 10 + next;
    }
    if (this.at === start) return 1;
    if (value >= 1 && value <= largestNumber && !isZero(this.text.charCodeAt(start))) return value;
    this.fail(value === 0 ? 'zeroCount' : value > largestNumber ? 'countTooLarge' : 'leadingZero', start);
    return 0;
  }

  private kind(): number {
    const code = this.text.charCodeAt(this.at);
    return code < 128 ? (kinds[code] ?? 0) : kindOf(this.text.charAt(this.at));
  }

  private smallLetter(at: number): number {
    const code = at < this.end ? this.text.charCodeAt(at) : 0;
    return code >= 97 && code <= 122 ? code : 0;
  }

  private unexpected(): null {
    return this.fail('unexpectedCharacter', this.at);
  }

  private fail(kind: PartsFaultKind, position: number): null {
    this.fault = { kind, position };
    return null;
  }
}

function isZero(code: number): boolean {
  return code === 48 || code === 0x2080;
}

/** Instead of the place of a bracket. */
const outside = -1;
const roundBracket = 40;

/** `(III)` in `Fe(III)` is no iodine. */
function isOxidationState(text: string, opened: number): boolean {
  const first = text.charCodeAt(opened + 1);
  return (
    (first === letterI || first === letterV) && oxidationState.test(text.slice(opened, opened + longestState))
  );
}

const [letterI, letterV] = [73, 86];
const oxidationState = /^\((?:I{1,3}|IV|VI{0,3})\)/;
const longestState = '(VIII)'.length;

function isCrossed(text: string, opened: number, closed: number): boolean {
  return (text.charCodeAt(opened) === roundBracket) !== (text.charCodeAt(closed) === roundBracket + 1);
}
