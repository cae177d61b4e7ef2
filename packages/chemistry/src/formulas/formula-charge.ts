import { findElement } from '../elements/elements.ts';
import { countDigit, signOf, superscriptDigit } from './formula-characters.ts';

/** A charge at the end of a formula: where it starts, and its value or why it cannot be told. */
export type ChargeReading =
  { start: number; value: number } | { start: number; code: string; message: string } | null;

/** At the end, in this order: `^2-` or `^{2-}`, `²⁻`, `-2`, `2-` or `-` alone, `++`. */
const marked = /\^\s*(\{[^{}]*\}?|[^{}]*)$/;
const raised = /([⁰¹²³⁴⁵⁶⁷⁸⁹]*)([⁺⁻]+)$/;
const signFirst = /([+\-−–])(\d+)$/;
const onTheLine = /([₀-₉]|\d)*([+\-−–]+)$/;

/**
 * Reads the charge at the end of a formula without spaces. Digits before a sign on the line are a subscript
 * (`NH4+`, `MnO4-`), save where no chemist means that: `Fe3+`, `[Fe(CN)6]3-`. What can be read both ways
 * (`SO42-`, `I3-`) is refused.
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
    return { start: leading.index, value: signOf(leading[1] ?? '') * Number(leading[2]) };
  }
  const plain = onTheLine.exec(text);
  return plain === null ? null : plainCharge(text, plain.index, plain[2] ?? '');
}

function caretCharge(start: number, written: string): ChargeReading {
  const inner = written.replace(/^\{|\}$/g, '');
  const parts = /^(\d*)([+\-−–⁺⁻]+)$/.exec(inner) ?? /^([+\-−–])(\d+)$/.exec(inner);
  if (parts === null) {
    return { start, code: 'badCharge', message: 'Write the charge after ^ as in SO4^2- or Na^+' };
  }
  const [, first = '', second = ''] = parts;
  return { start, value: signOf(first) === 0 ? signed(first, second) : signed(second, first) };
}

function plainCharge(text: string, start: number, signs: string): ChargeReading {
  const signStart = text.length - signs.length;
  const before = text.slice(0, start);
  const digits = Array.from(text.slice(start, signStart), countDigit).join('');
  const subscripted = /[₀-₉]/.test(text.slice(start, signStart));
  if (digits === '' || subscripted) return { start: signStart, value: signed('', signs) };
  if (signs.length === 1 && (isLoneMetal(before) || before.endsWith(']'))) {
    return { start, value: signed(digits, signs) };
  }
  if (digits.length > 1 || before.endsWith(')') || isLoneElement(before)) {
    const sign = signs.startsWith('+') ? '+' : '-';
    const message = `Is ${digits.slice(-1)}${sign} the charge? Then write ^${digits.slice(-1)}${sign}, else ^${sign}`;
    return { start, code: 'ambiguousCharge', message };
  }
  return { start: signStart, value: signed('', signs) };
}

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
