import { withHalfUp } from './half-up.ts';

/**
 * A number with a given count of significant figures, as typeset text. It is plain if that shows exactly these figures,
 * and in scientific notation if not. The minus is a minus sign, not a hyphen. A half is rounded away from zero.
 * @param digits significant figures, 1 to 15
 * @example formatSignificant(0.04567, 3) // '0.0457'
 * @example formatSignificant(0.475, 2) // '0.48'
 * @example formatSignificant(-125000, 3) // '−1.25 × 10^{5}'
 */
export function formatSignificant(value: number, digits: number): string {
  const size = withHalfUp(Math.abs(value), { digits });
  const text = size.toPrecision(digits);
  // One call settles nearly every number: generated questions are made of these.
  const isPlain = size >= 0.001 || size === 0 || Number(text) >= 0.001;
  if (isPlain && !text.includes('e')) return value < 0 && Number(text) !== 0 ? `−${text}` : text;
  const [mantissa = '', power = '0'] = size.toExponential(digits - 1).split('e');
  const exponent = Number(power);
  const sign = value < 0 && Number(mantissa) !== 0 ? '−' : '';
  return `${sign}${mantissa} × 10^{${exponent < 0 ? '−' : ''}${Math.abs(exponent)}}`;
}

/**
 * A number with a given count of decimals, as typeset text. A half is rounded away from zero.
 * @example formatDecimals(-0.7634, 2) // '−0.76'
 */
export function formatDecimals(value: number, decimals: number): string {
  const text = withHalfUp(Math.abs(value), { decimals }).toFixed(decimals);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
