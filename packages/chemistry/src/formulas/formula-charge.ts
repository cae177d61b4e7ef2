import { findElement } from '../elements/elements.ts';
import { countDigit, signOf, superscriptDigit } from './formula-characters.ts';

/** A charge at the end of a formula: where it starts, and its value or why it cannot be told. */
export type ChargeReading =
  | { start: number; value: number }
  | { start: number; code: string; message: string }
  | null;

/** At the end, in this order: `^2-` or `^{2-}`, `²⁻` or `²-`, `-2`, `2-` or `-` alone, `++`. */
const marked = /\^\s*(\{[^{}]*\}?|[^{}]*)$/;
const raised = /([⁰¹²³⁴⁵⁶⁷⁸⁹]+)([+\-−–⁺⁻]+)$/;
const signFirst = /([+\-−–])(\d+)$/;
/** A subscript is over where digits on the line begin: `SO₄2-`. */
const onTheLine = /([₀-₉]+|\d+)?([+\-−–⁺⁻]+)$/;

/**
 * Reads the charge at the end of a formula without spaces. Digits on the line before a sign are a subscript
 * (`NH4+`, `MnO4-`), except where no chemist means that: `Fe3+`, `[Fe(CN)6]3-`, `SO₄2-`. What can be read both ways
 * (`SO42-`, `I3-`, `Hg22+`) is refused, and so is a charge that is more likely a mass number (`C-14`).
 */
export function readCharge(text: string): ChargeReading {
  const caret = marked.exec(text);
  if (caret !== null) return caretCharge(caret.index, caret[1] ?? '');
  const superscript = raised.exec(text);
  if (superscript !== null) {
    return { start: superscript.index, value: signed(superscript[1] ?? '', superscript[2] ?? '') };
  }
  const leading = signFirst.exec(text);
  if (leading !== null) {
    if ((leading[2] ?? '').length > 1)
      return { start: leading.index, code: 'badCharge', message: howToWrite };
    return { start: leading.index, value: signOf(leading[1] ?? '') * Number(leading[2]) };
  }
  const plain = onTheLine.exec(text);
  return plain === null ? null : plainCharge(text, plain.index, plain[2] ?? '');
}

const howToWrite = 'Write the charge after ^ as in SO4^2- or Na^+';

function caretCharge(start: number, written: string): ChargeReading {
  const inner = written.replace(/^\{|\}$/g, '');
  const parts = /^(\d*)([+\-−–⁺⁻]+)$/.exec(inner) ?? /^([+\-−–])(\d+)$/.exec(inner);
  if (parts === null) {
    return { start, code: 'badCharge', message: howToWrite };
  }
  const [, first = '', second = ''] = parts;
  return { start, value: signOf(first) === 0 ? signed(first, second) : signed(second, first) };
}

function plainCharge(text: string, start: number, signs: string): ChargeReading {
  const signStart = text.length - signs.length;
  const before = text.slice(0, start);
  const written = text.slice(start, signStart);
  const digits = Array.from(written, countDigit).join('');
  if (digits === '' || hasSubscript.test(written)) return { start: signStart, value: signed('', signs) };
  const isBehindCount = hasSubscript.test(before.slice(-1)) || before.endsWith(']');
  if (signs.length === 1 && (isBehindCount || (digits.length === 1 && isLoneMetal(before)))) {
    return { start, value: signed(digits, signs) };
  }
  // A raised sign says that the digit before it, which is not raised, is a subscript: `I3⁻`.
  const isLone = isLoneElement(before) && !/[⁺⁻]/.test(signs);
  if (digits.length > 1 || before.endsWith(')') || isLone) {
    const charge = `${digits.slice(-1)}${signOf(signs.charAt(0)) > 0 ? '+' : '-'}`;
    const message = `Is ${charge} the charge? Then write ^${charge}, else ^${charge.slice(-1)}`;
    return { start, code: 'ambiguousCharge', message };
  }
  return { start: signStart, value: signed('', signs) };
}

const hasSubscript = /[₀-₉]/;

/** `2` and `-` make -2; several signs count up: `++` is +2. Digits with several signs are taken by the first sign. */
function signed(digits: string, signs: string): number {
  const value = [...signs].reduce((sum, sign) => sum + signOf(sign), 0);
  if (digits === '') return value;
  const number = [...digits].map((digit) => Math.max(countDigit(digit), superscriptDigit(digit))).join('');
  return signOf(signs.charAt(0)) * Number(number);
}

function isLoneElement(text: string): boolean {
  return /^\d*[A-Z][a-z]?$/.test(text);
}

function isLoneMetal(text: string): boolean {
  if (!isLoneElement(text)) return false;
  const category = findElement(text.replace(/^\d+/, ''))?.category;
  return (
    category !== undefined && category !== 'nonmetal' && category !== 'noble gas' && category !== 'metalloid'
  );
}
