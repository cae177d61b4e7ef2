import { statedQuantity } from '../../computations/numbers/stated-quantity.ts';

/** Relative error of a result whose intermediate values are rounded to five figures. */
export const leastRoom = 5e-5;

/**
 * A result as it is written, or `null` where it lies so near the middle between two roundings that intermediate rounding,
 * or floating-point error, could change it: 5.075 is not a good key with three figures.
 * @param write sets the value as text, in any unit
 * @param room the share by which the value may be off
 * @example clearlyRounded(5.075, (value) => formatDecimals(value, 2)) // null
 */
export function clearlyRounded(
  value: number,
  write: (value: number) => string,
  room: number = leastRoom,
): string | null {
  // A whole number may be written without the decimals that its neighbours need.
  const whole = Number.isInteger(value) ? writtenOut(value, write) : null;
  if (whole !== null) return whole;
  const above = write(value * (1 + room));
  return above === write(value * (1 - room)) ? above : writtenOut(value, write);
}

/**
 * A key as it is written, or `null` where rounding on the way could change it. A key of one or two figures stands so
 * coarsely that students keep three on the way, so it stays half a unit of its next figure away from the middle:
 * 0.001750 and 60.52% are no good keys with two figures.
 * @param room the share by which rounding in the shown working may move the key
 * @example clearKey(60.52, (value) => `${formatDecimals(value, 0)}%`) // null
 */
export function clearKey(
  value: number,
  write: (value: number) => string,
  room: number = leastRoom,
): string | null {
  const stated = statedQuantity(write(value));
  const isCoarse = stated !== null && Math.abs(stated.value) < coarseBelow * 2 * stated.room;
  return clearlyRounded(
    value,
    write,
    isCoarse ? Math.max(room, stated.room / 10 / Math.abs(stated.value)) : room,
  );
}

/** The first number of three figures, in units of the last one. */
const coarseBelow = 100;

/** The text of a value, or `null` if writing it rounds it. */
function writtenOut(value: number, write: (value: number) => string): string | null {
  const text = write(value);
  return statedQuantity(text)?.value === value ? text : null;
}

/** Tolerance for floating-point error alone, for values that are exact on paper. */
export const binaryRoom = 1e-9;
