/**
 * A number with so many significant figures, as typeset text: plain where that shows exactly these figures, else in
 * scientific notation. A minus is a real minus sign.
 * @param digits significant figures, 1 to 15
 * @example formatSignificant(0.04567, 3) // '0.0457'
 * @example formatSignificant(-125000, 3) // '−1.25 × 10^{5}'
 */
export function formatSignificant(value: number, digits: number): string {
  const [mantissa = '', power = '0'] = Math.abs(value)
    .toExponential(digits - 1)
    .split('e');
  const exponent = Number(power);
  const sign = value < 0 && Number(mantissa) !== 0 ? '−' : '';
  if (exponent < -3 || exponent >= digits) {
    return `${sign}${mantissa} × 10^{${exponent < 0 ? '−' : ''}${Math.abs(exponent)}}`;
  }
  return `${sign}${Number(`${mantissa}e${exponent}`).toFixed(Math.max(0, digits - 1 - exponent))}`;
}

/**
 * A number with so many decimals, as typeset text.
 * @example formatDecimals(-0.7634, 2) // '−0.76'
 */
export function formatDecimals(value: number, decimals: number): string {
  const text = Math.abs(value).toFixed(decimals);
  return value < 0 && Number(text) !== 0 ? `−${text}` : text;
}
