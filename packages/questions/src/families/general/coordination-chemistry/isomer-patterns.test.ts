import { expect, test } from 'vitest';
import { countArrangements } from './count-arrangements.ts';
import { chelating, monodentate, threeAlike, withoutEnantiomers } from './isomer-patterns.data.ts';

const patterns = [...withoutEnantiomers, ...monodentate, threeAlike, ...chelating];

test.each(patterns.map((pattern) => [pattern.letters, pattern] as const))(
  'of %s just the named arrangement differs from its mirror image',
  (_, { frame, letters, chiral }) => {
    const { total, upToMirrors } = countArrangements(frame, letters);
    expect(total - upToMirrors).toBe(chiral === null ? 0 : 1);
  },
);

test('a complex without enantiomers is asked of beginners', () => {
  expect(withoutEnantiomers.filter(({ chiral }) => chiral !== null)).toEqual([]);
});
