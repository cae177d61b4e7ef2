import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { codonReading } from './codon-reading.ts';

test.each(codonReading.difficulties)('methionine at the front does not tell the key (%s)', (difficulty) => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const { options, key } = makeQuestion(codonReading, seed, difficulty);
    const alike = options.filter(({ text }) => text.startsWith('Met'));
    expect(options[key]?.text).toMatch(/^Met-/);
    expect(alike.length, `seed ${seed}`).toBeGreaterThanOrEqual(3);
  }
});
