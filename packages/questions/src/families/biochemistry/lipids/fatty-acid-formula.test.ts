import { expect, test } from 'vitest';
import { makeQuestion } from '../../testing/drawn-once.ts';
import { fattyAcidFormula } from './fatty-acid-formula.ts';
import { seedsToDraw } from '../../testing/seeds-to-draw.ts';

const seeds = seedsToDraw(20, 80);

test('every formula that is offered has an even number of hydrogens, no more than its carbons can hold', () => {
  const offered = seeds.flatMap((seed) => makeQuestion(fattyAcidFormula, seed, 'beginner').options);
  const faults = offered.filter(({ text }) => {
    const [, carbons, hydrogens] = (/C(\d+)H(\d+)/.exec(text) ?? []).map(Number);
    return (hydrogens ?? NaN) % 2 !== 0 || !((hydrogens ?? NaN) <= 2 * (carbons ?? NaN) + 2);
  });
  expect(faults).toEqual([]);
});

test('no iodine number is larger than every C=C and C=O bond of a fat of long chains would make it', () => {
  const offered = seeds.flatMap((seed) => makeQuestion(fattyAcidFormula, seed, 'advanced').options);
  expect(offered.filter(({ text }) => !(Number(text.split(' ')[0]) < 650))).toEqual([]);
});
