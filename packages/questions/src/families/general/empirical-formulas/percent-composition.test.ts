import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { percentComposition } from './percent-composition.ts';

test('hydrogen has the atomic mass 1.008, as in every question that states it', () => {
  let met = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    for (const difficulty of percentComposition.difficulties) {
      const { text } = makeQuestion(percentComposition, seed, difficulty);
      if (!text.includes('hydrogen')) continue;
      met += 1;
      expect(text).toContain('hydrogen (1.008 g/mol)');
    }
  }
  expect(met).toBeGreaterThan(10);
});
