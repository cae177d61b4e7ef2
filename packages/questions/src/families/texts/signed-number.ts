/**
 * A whole number with its sign in front, as charges, oxidation numbers and quantum numbers are written.
 * @example signedNumber(-2) // '−2'
 * @example signedNumber(0) // '0'
 */
export function signedNumber(value: number): string {
  if (value === 0) return '0';
  return value < 0 ? `−${-value}` : `+${value}`;
}
