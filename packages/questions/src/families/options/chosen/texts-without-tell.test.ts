import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { textsWithoutTell } from './texts-without-tell.ts';

/** The choice with the fewest tells. */
function chosen(...given: Parameters<typeof textsWithoutTell>): readonly number[] {
  return textsWithoutTell(...given)[0] ?? [];
}

const texts = ['CCO', 'CCCCO', 'CC', 'CCCCCC', 'CCCCCCO', 'C'];

test('where the texts allow it the key has each place by length about as often', () => {
  const counts = [0, 0, 0, 0];
  for (let seed = 1; seed <= 200; seed += 1) {
    const taken = chosen('CCCO', texts, createRandom(seed)).map((place) => texts[place] ?? '');
    const place = taken.filter(({ length }) => length < 4).length;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  expect(Math.min(...counts)).toBeGreaterThan(20);
});

test('three texts are all taken', () => {
  expect(chosen('an acid', ['a base', 'a salt', 'water'], createRandom(1))).toEqual([0, 1, 2]);
});

test('the same stream of chance makes the same choice', () => {
  expect(chosen('CCCO', texts, createRandom(3))).toEqual(chosen('CCCO', texts, createRandom(3)));
});

test('a formula is not always the one whose atoms are nearest to the others', () => {
  const formulas = ['C4H8O', 'C4H10O', 'C4H6O2', 'C3H8O', 'C5H12O', 'C4H8O2', 'C3H6O'].map(
    (formula) => `\\ce{${formula}}`,
  );
  const hydrogens = (formula: string): number => Number(/H(\d+)/.exec(formula)?.[1]);
  const most = Array.from({ length: 200 }, (_, seed) =>
    chosen('\\ce{C4H9O}', formulas, createRandom(seed + 1)),
  ).filter((places) => places.every((place) => hydrogens(formulas[place] ?? '') < 9)).length;
  expect(most).toBeGreaterThan(20);
  expect(most).toBeLessThan(100);
});

test('a text that has to be kept is always taken', () => {
  for (let seed = 1; seed <= 50; seed += 1)
    expect(chosen('CCCO', texts, createRandom(seed), { kept: [5] })).toContain(5);
});
