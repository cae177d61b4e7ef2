import { expect, test } from 'vitest';
import { countArrangements } from './count-arrangements.ts';
import { isomerCounts, workingFor, type CountedIsomers } from './isomer-counts.ts';
import { chelating, monodentate, threeAlike, withoutEnantiomers } from './isomer-patterns.data.ts';

/** Stereoisomers as textbooks count them: all, a pair of enantiomers once, achiral, chiral. */
const inTextbooks = [
  ['aaabcd', 5, 4, 3, 2],
  ['aabbcc', 6, 5, 4, 2],
  ['AAA', 2, 1, 0, 2],
  ['AAbb', 3, 2, 1, 2],
] as const;

test.each(inTextbooks)('%s is counted as in textbooks', (letters, all, once, achiral, chiral) => {
  expect(isomerCounts(countArrangements('octahedron', letters))).toEqual({ all, once, achiral, chiral });
});

test('the working leads to the asked count', () => {
  for (const pattern of [...withoutEnantiomers, ...monodentate, threeAlike, ...chelating]) {
    const counts = isomerCounts(countArrangements(pattern.frame, pattern.letters));
    for (const counted of ['all', 'once', 'achiral', 'chiral'] as const satisfies CountedIsomers[]) {
      const numbers = workingFor(counted, pattern, counts).match(/\d+/g) ?? [];
      expect(numbers.map(Number)).toContain(counts[counted]);
    }
  }
});
