import { readQuantity } from '../../computations/numbers/read-quantity.ts';

/** Keeping five figures on the way moves a result by about this share. */
export const leastRoom = 5e-5;

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
  room: number = leastRoom,
): string | null {
  // A count is most often written out whole; any other value is seldom, and is asked so last.
  const count = Number.isInteger(value) ? writtenOut(value, write) : null;
  if (count !== null) return count;
  const above = write(value * (1 + room));
  return above === write(value * (1 - room)) ? above : writtenOut(value, write);
}

/** The text of a value that was not rounded at all. */
function writtenOut(value: number, write: (value: number) => string): string | null {
  const text = write(value);
  return readQuantity(text)?.value === value ? text : null;
}

/** Room for the binary fractions alone: values that are exact on paper. */
export const binaryRoom = 1e-9;
