import { formatDecimals, formatSignificant, roundSignificant } from '@valence/chemistry';

/**
 * A number with some significant figures, large ones written out to the unit: `164` and not `1.6 × 10^{2}`, so that no option
 * stands out by its notation among smaller ones.
 * @example plainNumber(164.3, 2) // '164'
 */
export function plainNumber(value: number, digits: number): string {
  return Math.abs(value) < 10 ** (digits - 1) ? formatSignificant(value, digits) : formatDecimals(value, 0);
}

/**
 * A number in scientific notation whatever its size, for columns and options of which some need it.
 * @example scientificNumber(0.0134, 3) // '1.34 × 10^{−2}'
 */
export function scientificNumber(value: number, digits: number): string {
  const [mantissa = '', power = '0'] = roundSignificant(value, digits)
    .toExponential(digits - 1)
    .split('e');
  const exponent = Number(power);
  return `${mantissa.replace('-', '−')} × 10^{${exponent < 0 ? '−' : ''}${Math.abs(exponent)}}`;
}
