import { longestAnswer, plainText, readDecimal } from '@valence/chemistry/typed';
import { hasDecimalComma } from './decimal-comma.ts';

/**
 * A number in a field of its own, in every notation of a typed answer: `0.5`, `0,5`, `1.5e-3`, `6.022×10²³`, `1/2`, with any minus sign.
 * A point always parts decimals; a comma does where it cannot part thousands, or where the browser's language writes one.
 * @returns `null` for a blank, NaN for what is no number or can be read in two ways
 */
export function readNumber(text: string, decimalComma = hasDecimalComma()): number | null {
  if (text.length > longestAnswer) return Number.NaN;
  const written = plainText(text);
  if (written === '') return null;
  const [point, comma] = [wholeNumber(written, false), wholeNumber(written, true)];
  if (point !== null && !(point.isLoneGroup && decimalComma))
    return point.isLoneGroup ? Number.NaN : point.value;
  return comma?.value ?? Number.NaN;
}

/** Of a number whose comma can part thousands or decimals, how to write either; `null` for any other text. */
export function commaDoubt(text: string, decimalComma = hasDecimalComma()): string | null {
  if (text.length > longestAnswer) return null;
  const written = plainText(text);
  const point = wholeNumber(written, false);
  if (decimalComma || point === null || !point.isLoneGroup) return null;
  const [decimals, thousands] = [written.replace(',', '.'), written.replace(',', '')];
  return `“${written}” can be read in two ways: write ${decimals} or ${thousands}.`;
}

/** The number, where it is all of the text; an uncertainty in brackets would be lost. */
function wholeNumber(written: string, decimalComma: boolean) {
  const read = readDecimal(written, decimalComma);
  const isWhole = read.ok && read.value.end === written.length && !/\d ?\(/.test(written);
  return isWhole ? read.value : null;
}
