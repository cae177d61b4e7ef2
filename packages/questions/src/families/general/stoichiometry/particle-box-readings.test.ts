import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { particleBoxReadings } from './particle-box-readings.ts';

test('no more of a reactant is offered as left over than the box holds of it', () => {
  for (let seed = 1; seed <= 80; seed += 1) {
    const { figure, options } = makeQuestion(particleBoxReadings, seed, 'intermediate');
    if (figure?.kind !== 'particles') throw new Error('the question shows no box');
    const molecules = figure.boxes.flatMap((box) => box.molecules);
    for (const { text } of options) {
      const element = text.includes('Y') ? 1 : 0;
      const held = molecules.filter(([atom]) => atom === element).length;
      expect(Number.parseInt(text, 10)).toBeLessThanOrEqual(held);
    }
  }
});
