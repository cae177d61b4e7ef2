import { createHash } from 'node:crypto';

/** The seed of some words, always the same: a whole number from 0 to 2^32 - 1. */
export function seedOf(...words: string[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE(0);
}
