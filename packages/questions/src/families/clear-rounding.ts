import { readQuantity } from '../computations/read-quantity.ts';

/** Keeping five figures on the way moves a result by about this share. */
const roomOfWorking = 5e-5;

/**
 * A result as it is written, or `null` where it lies so near the middle between two roundings that rounding on the
 * way, or the binary fractions of the computation, could turn it: 5.075 is no good key of three figures.
 * @param write sets the value as text, in any unit
 * @param room the share by which the value may be off
 * @example clearlyRounded(5.075, (value) => value.toFixed(2)) // null
 */
export function clearlyRounded(
  value: number,
  write: (value: number) => string,
  room: number = roomOfWorking,
): string | null {
  const text = write(value);
  // A count, or a value that is written out whole, was not rounded at all.
  if (readQuantity(text)?.value === value) return text;
  const above = write(value * (1 + room));
  return above === write(value * (1 - room)) ? above : null;
}

/** Room for the binary fractions alone: values that are exact on paper. */
export const binaryRoom = 1e-9;
