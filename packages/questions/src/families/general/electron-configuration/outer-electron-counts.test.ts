import { expect, test } from 'vitest';
import { createRandom } from '../../../random.ts';
import { outerElectronCount } from './outer-electron-counts.ts';

/** Unpaired and paired electrons, full and occupied orbitals outside the core, counted in box diagrams by hand. */
const byHand = [
  [24, 'Chromium', 6, 0, 0, 6],
  [27, 'Cobalt', 3, 6, 3, 6],
  [29, 'Copper', 1, 10, 5, 6],
  [50, 'Tin', 2, 12, 6, 8],
  [8, 'Oxygen', 2, 4, 2, 4],
] as const;

test.each(byHand)('counts outside the core of %i, %s, are those of its boxes', (number, name, ...counts) => {
  const [unpaired, paired, full, occupied] = counts;
  const keys = new Map<string, number>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const { text, answer } = outerElectronCount(createRandom(seed), number, name);
    const asked = /unpaired|are paired|two electrons|at least one/.exec(text)?.[0] ?? '';
    keys.set(asked, Number(answer));
  }
  expect(Object.fromEntries(keys)).toEqual({
    unpaired,
    'are paired': paired,
    'two electrons': full,
    'at least one': occupied,
  });
});
