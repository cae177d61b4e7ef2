import { randomInt, randomUUID } from 'node:crypto';

/**
 * Where chance comes from. Tests pass their own, so that the same seed makes the same quiz. Secrets (tokens, salts, nonces)
 * are drawn where they are made, by `node:crypto`: nobody may ever choose them.
 */
export interface Randomness {
  uuid(): string;
  /** A whole number from 0 to 2^32 - 1. */
  seed(): number;
}

export const systemRandomness: Randomness = {
  uuid: () => randomUUID(),
  seed: () => randomInt(2 ** 32),
};
