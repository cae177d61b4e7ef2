/**
 * A stream of numbers in [0, 1) that a seed decides (splitmix32): the same seed, the same stream, on every machine.
 * @example const next = randomFrom(7); next()
 */
export function randomFrom(seed: number): () => number {
  let state = Number.isFinite(seed) ? Math.imul(Math.trunc(seed) | 0, 0x85ebca6b) ^ 0x2545f491 : 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    mixed ^= mixed >>> 15;
    return (mixed >>> 0) / 2 ** 32;
  };
}

/** A number of the standard normal distribution (Box and Muller), drawn from `next`. */
export function normalFrom(next: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}
