/**
 * A number as written after an operator: in brackets if negative, without its plus sign if positive.
 * @example bracketed('−0.34 V') // '(−0.34 V)'
 * @example bracketed('+0.34 V') // '0.34 V'
 */
export function bracketed(number: string): string {
  return number.startsWith('−') ? `(${number})` : number.replace(/^\+/, '');
}
