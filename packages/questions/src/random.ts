/** A stream of random numbers that a seed decides: the same seed makes the same question, for good. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  integer(low: number, high: number): number;
  pick<T>(items: readonly T[]): T;
  /** A new array in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/**
 * Makes a stream from a seed (any whole number). The generator is sfc32: small, fast, and written here because its
 * numbers must never change, or the questions that students were issued could not be made again.
 * @example createRandom(7).integer(1, 6)
 */
export function createRandom(seed: number): Random {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = seed | 0;
  let counter = Math.floor(seed / 2 ** 32) | 1;

  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  // The first numbers of neighbouring seeds are correlated; twelve rounds decorrelate them.
  for (let round = 0; round < 12; round += 1) next();

  const integer = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    shuffle: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        const held = mixed[last];
        const taken = mixed[other];
        if (held !== undefined && taken !== undefined) [mixed[last], mixed[other]] = [taken, held];
      }
      return mixed;
    },
  };
}

/**
 * A short name for a text: equal texts have equal names (64 bits, FNV-1a twice).
 * @example fingerprint('a question')
 */
export function fingerprint(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x050c5d1f;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code, 0x01000193) ^ (high >>> 15);
  }
  return (high >>> 0).toString(36).padStart(7, '0') + (low >>> 0).toString(36).padStart(7, '0');
}
