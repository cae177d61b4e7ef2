/**
 * A number with a given count of significant figures, as typeset text. It is plain if that shows exactly these figures,
 * and in scientific notation if not. The minus is a minus sign, not a hyphen.
 * @param digits significant figures, 1 to 15
 * @example formatSignificant(0.04567, 3) // '0.0457'
 * @example formatSignificant(-125000, 3) // '−1.25 × 10^{5}'
 */
export function formatSignificant(value: number, digits: number): string {
  const size = Math.abs(value);
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
 * A number with a given count of decimals, as typeset text.
 * @example formatDecimals(-0.7634, 2) // '−0.76'
 */
export function formatDecimals(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
