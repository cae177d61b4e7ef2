import { readQuantity, type StatedQuantity } from '@valence/chemistry';

/**
 * The quantity that an option states, with or without what it is of: `3.2 × 10^{-5} mol/L`, `*x* = −12.5 kJ`, `78 %`.
 * @returns `null` for a text that does not state one number
 */
export function statedQuantity(text: string): StatedQuantity | null {
  const equals = text.indexOf('=');
  return readQuantity((equals < 0 ? text : text.slice(equals + 1)).trim());
}
