import { roundSignificant } from '../quantities/significant-figures.ts';

/** From here up, and below a thousandth, a number is easier to read in scientific notation. */
const scientificFrom = 1e6;
const scientificBelow = 1e-3;

/**
 * A number as typeset text with at most a given count of significant digits, without trailing zeros. Unlike
 * `formatSignificant` it claims no precision. A minus is a real minus sign.
 * @param digits 1 to 15; 7 unless told
 * @example typesetNumber(22.413969545) // '22.41397'
 * @example typesetNumber(6.02214076e23, 9) // '6.02214076 × 10^{23}'
 */
export function typesetNumber(value: number, digits = 7): string {
  const rounded = roundSignificant(value, digits);
  const size = Math.abs(rounded);
  if (rounded === 0 || (size >= scientificBelow && size < scientificFrom)) return signed(String(rounded));
  const [mantissa = '', exponent = ''] = rounded.toExponential().split('e');
  return `${signed(mantissa)} × 10^{${signed(exponent.replace('+', ''))}}`;
}

function signed(text: string): string {
  if (text === '-0') return '0';
  return text.replace('-', '−');
}
