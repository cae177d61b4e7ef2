/**
 * The root of a function that rises from negative to positive between two bounds, to the last figures of a number.
 * The bracket is halved, or parted by the parabola through three points where that is safe to be nearer (Chandrupatla,
 * Advances in Engineering Software 28, 1997): it cannot miss, and asks ten times where halving alone asks sixty.
 * @example findRisingRoot((x) => x * x - 2, 0, 2) // 1.4142135623730951
 */
export function findRisingRoot(rising: (x: number) => number, lower: number, upper: number): number {
  // The root is between `near`, which was asked last, and `far`; `old` was dropped from the bracket.
  let near = { x: upper, y: rising(upper) };
  let far = { x: lower, y: rising(lower) };
  if (near.y <= 0) return upper;
  if (far.y >= 0) return lower;
  let share = 0.5;
  for (;;) {
    const x = near.x + share * (far.x - near.x);
    const asked = { x, y: rising(x) };
    const isSameSide = asked.y < 0 === near.y < 0;
    const old = isSameSide ? near : far;
    if (!isSameSide) far = near;
    near = asked;
    const best = Math.abs(near.y) < Math.abs(far.y) ? near : far;
    const least = (2 * Number.EPSILON * Math.abs(best.x) + Number.MIN_VALUE) / Math.abs(far.x - near.x);
    if (best.y === 0 || !(least <= 0.5)) return best.x;
    share = Math.min(1 - least, Math.max(least, parabolicShare(near, far, old)));
  }
}

interface Point {
  x: number;
  y: number;
}

/** Where the parabola through three points parts the bracket; its middle where that could lead astray. */
function parabolicShare(near: Point, far: Point, old: Point): number {
  const place = (near.x - far.x) / (old.x - far.x);
  const height = (near.y - far.y) / (old.y - far.y);
  if (!(height ** 2 < place && (1 - height) ** 2 < 1 - place)) return 0.5;
  const share =
    (near.y / (far.y - near.y)) * (old.y / (far.y - old.y)) +
    (((old.x - near.x) / (far.x - near.x)) * (near.y / (old.y - near.y)) * far.y) / (old.y - far.y);
  return Number.isFinite(share) ? share : 0.5;
}
