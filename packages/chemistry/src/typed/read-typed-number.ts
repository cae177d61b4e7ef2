import { longestAnswer, plainText } from './plain-text.ts';
import { readTypedQuantity } from './read-typed-quantity.ts';
import { ambiguousSeparator, tooLong, type Reading } from './trouble.ts';

/**
 * Reads a typed number with its unit, and knows no key: where nothing may be told of right or wrong, this may. A number whose one
 * sign can part thousands or decimals is not understood, though grading takes it where one of its readings is right.
 * @param unit the asked one; `null` for a bare number
 * @returns the number as it was read, in the typeset notation, or a sentence that says where it stops making sense and why
 * @example readTypedNumber('2.5e-3 mol/L', 'mol/L') // { ok: true, value: '2.5 × 10^{−3} mol L^{−1}' }
 */
export function readTypedNumber(typed: string, unit: string | null, decimalComma = false): Reading<string> {
  if (typed.length > longestAnswer) return tooLong();
  const read = readTypedQuantity(plainText(typed), plainText(unit ?? '') || null, decimalComma);
  if (!read.ok) return read;
  const { number, source } = read.value;
  return number.isLoneGroup ? ambiguousSeparator(typed) : { ok: true, value: source };
}
