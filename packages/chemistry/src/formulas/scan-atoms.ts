import { atomicNumberOf } from './atomic-weights.ts';
import { countDigit, isDot } from './formula-characters.ts';

/** Longer formulas than this are refused: no student writes one, and no input may take long. */
export const longestFormula = 300;
/** Counts and multipliers above this are refused. */
const largestCount = 999_999;
/** No element may add up to more atoms than this: far more than any formula has, and exact in a double. */
const mostAtoms = 1e9;

export type AtomsFault =
  | 'mismatchedParentheses'
  | 'emptyBrackets'
  | 'emptyPart'
  | 'oxidationState'
  | 'unknownElement'
  | 'zeroCount'
  | 'leadingZero'
  | 'countTooLarge'
  | 'unexpectedCharacter';

/**
 * The atoms that were read last, one entry for each symbol in the text: the first `size` places. They are overwritten
 * by the next scan: one formula is read at a time, and a molar mass that is wanted while a student types costs no object.
 */
export const atoms = {
  size: 0,
  /** How many parts the middle dots made. */
  parts: 0,
  numbers: new Uint8Array(longestFormula),
  counts: new Float64Array(longestFormula),
  fault: 'unexpectedCharacter' as AtomsFault,
};

/** Where each open bracket stands, and how many atoms came before it. */
const bracketPlaces = new Int32Array(longestFormula);
const bracketAtoms = new Int32Array(longestFormula);

const upper = 1;
const digit = 2;
const open = 3;
const close = 4;
const dot = 5;

/** Kinds of the characters of ASCII. */
const kinds = new Uint8Array(128);
for (let code = 65; code <= 90; code += 1) kinds[code] = upper;
for (let code = 0; code < 128; code += 1) {
  const character = String.fromCharCode(code);
  if (countDigit(character) >= 0) kinds[code] = digit;
  if (isDot(character)) kinds[code] = dot;
  if (character === '(' || character === '[') kinds[code] = open;
  if (character === ')' || character === ']') kinds[code] = close;
}

/** A multiplier and the index behind it, of the number that was read last. */
let value = 1;
let behind = 0;

/**
 * Reads the atoms of a formula without spaces up to `end`, in one pass, into `atoms`.
 * @returns -1, or the place of the first fault, which `atoms.fault` names
 */
export function scanAtoms(text: string, end: number): number {
  let at = 0;
  let size = 0;
  let depth = 0;
  for (let parts = 1; ; parts += 1) {
    const partStart = size;
    if (at < end && kindAt(text, at) === digit) {
      if (!readNumber(text, at, end)) return at;
      at = behind;
    } else {
      value = 1;
    }
    const multiplier = value;
    while (at < end) {
      const kind = kindAt(text, at);
      if (kind === upper) {
        const capital = text.charCodeAt(at);
        const small = at + 1 < end ? smallLetterAt(text, at + 1) : 0;
        const next = small === 0 ? at + 1 : at + 2;
        const number = atomicNumberOf(capital, small);
        if (number === 0 || (small !== 0 && next < end && smallLetterAt(text, next) !== 0))
          return fault('unknownElement', at);
        at = next;
        value = 1;
        if (at < end && kindAt(text, at) === digit) {
          if (!readNumber(text, at, end)) return at;
          at = behind;
        }
        atoms.numbers[size] = number;
        atoms.counts[size] = value;
        size += 1;
      } else if (kind === open) {
        if (isOxidationState(text, at)) return fault('oxidationState', at);
        bracketPlaces[depth] = at;
        bracketAtoms[depth] = size;
        depth += 1;
        at += 1;
      } else if (kind === close) {
        depth -= 1;
        const opened = depth < 0 ? -1 : (bracketPlaces[depth] ?? -1);
        if (opened < 0 || isCrossed(text, opened, at)) return fault('mismatchedParentheses', at);
        const from = bracketAtoms[depth] ?? 0;
        if (from === size) return fault('emptyBrackets', opened);
        at += 1;
        if (at < end && kindAt(text, at) === digit) {
          if (!readNumber(text, at, end)) return at;
          if (!multiply(from, size, value)) return fault('countTooLarge', at);
          at = behind;
        }
      } else if (kind === dot && depth === 0) {
        break;
      } else {
        return fault('unexpectedCharacter', at);
      }
    }
    if (depth > 0) return fault('mismatchedParentheses', bracketPlaces[depth - 1] ?? 0);
    if (size === partStart) return fault('emptyPart', at);
    if (multiplier !== 1 && !multiply(partStart, size, multiplier)) return fault('countTooLarge', at - 1);
    if (at >= end) {
      atoms.size = size;
      atoms.parts = parts;
      return -1;
    }
    at += 1;
  }
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code < 128) return kinds[code] ?? 0;
  const character = text.charAt(at);
  if (countDigit(character) >= 0) return digit;
  return isDot(character) ? dot : 0;
}

function smallLetterAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 97 && code <= 122 ? code : 0;
}

/** `(III)` in `Fe(III)` is no iodine. */
function isOxidationState(text: string, opened: number): boolean {
  const first = text.charCodeAt(opened + 1);
  if (first !== letterI && first !== letterV) return false;
  oxidationState.lastIndex = opened;
  return oxidationState.test(text);
}

const [letterI, letterV] = [73, 86];
const oxidationState = /\((?:I{1,3}|IV|VI{0,3})\)/y;

function isCrossed(text: string, opened: number, closed: number): boolean {
  return (text.charCodeAt(opened) === 40) !== (text.charCodeAt(closed) === 41);
}

/** Puts the number at `at` into `value` and the index behind it into `behind`; false when it cannot be a count. */
function readNumber(text: string, at: number, end: number): boolean {
  value = 0;
  for (behind = at; behind < end; behind += 1) {
    const code = text.charCodeAt(behind);
    const next = code >= 48 && code <= 57 ? code - 48 : code < 128 ? -1 : countDigit(text.charAt(behind));
    if (next < 0) break;
    value = value * 10 + next;
  }
  if (value >= 1 && value <= largestCount && countDigit(text.charAt(at)) !== 0) return true;
  atoms.fault = value === 0 ? 'zeroCount' : value > largestCount ? 'countTooLarge' : 'leadingZero';
  return false;
}

function multiply(from: number, to: number, times: number): boolean {
  let most = 0;
  for (let index = from; index < to; index += 1) {
    const count = (atoms.counts[index] ?? 0) * times;
    atoms.counts[index] = count;
    if (count > most) most = count;
  }
  return most <= mostAtoms;
}

function fault(kind: AtomsFault, at: number): number {
  atoms.fault = kind;
  return at;
}
