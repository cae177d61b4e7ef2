/** Milliseconds of pointing before a tooltip opens. */
const openDelay = 700;
/** Milliseconds after one has closed in which the next opens at once. */
const skipDelay = 300;

/**
 * How long the pointer has to rest before a tooltip opens, in milliseconds.
 * @param sinceLast milliseconds since the last tooltip closed
 */
export function tooltipDelay(sinceLast: number): number {
  return sinceLast < skipDelay ? 0 : openDelay;
}
