/** A note on a shifted decimal point where powers of ten are written: the point stands, and the power is wrong. */
export function onPowerOfTen(teaching: string): string {
  return teaching.replace(
    /the decimal point (?:is|ended up) one place too far to the (right|left)\./,
    (_, side: string) => `the power of ten is one too ${side === 'right' ? 'high' : 'low'}.`,
  );
}
