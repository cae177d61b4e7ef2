/**
 * A number as it stands behind a sign of operation: a negative one in brackets, a positive one without its plus.
 * @example bracketed('−0.34 V') // '(−0.34 V)'
 * @example bracketed('+0.34 V') // '0.34 V'
 */
export function bracketed(number: string): string {
  return number.startsWith('−') ? `(${number})` : number.replace(/^\+/, '');
}
