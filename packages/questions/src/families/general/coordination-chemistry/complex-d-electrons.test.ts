import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { complexDElectrons } from './complex-d-electrons.ts';

test('a text with nitrite as ligand says so, since the formula alone could be that of nitrogen dioxide', () => {
  let met = 0;
  for (let seed = 1; seed <= 300; seed += 1) {
    for (const difficulty of complexDElectrons.difficulties) {
      const { text } = makeQuestion(complexDElectrons, seed, difficulty);
      if (!text.includes('NO2')) continue;
      met += 1;
      expect(text).toMatch(/nitrite/);
      expect(text).toContain('\\ce{NO2^-}');
    }
  }
  expect(met).toBeGreaterThan(10);
});
