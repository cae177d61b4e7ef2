import { formatSignificant } from '@valence/chemistry';

/**
 * A number that always shows its sign, for changes that may go both ways.
 * @example signedQuantity(160, 3) // '+160'
 */
export function signedQuantity(value: number, digits: number): string {
  const text = formatSignificant(value, digits);
  return value > 0 ? `+${text}` : text;
}
