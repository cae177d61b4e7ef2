import { expect, test } from 'vitest';
import { countArrangements } from './count-arrangements.ts';

test.each([
  ['square', 'aabb', 2, 2],
  ['square', 'abcd', 3, 3],
  ['octahedron', 'aaaaab', 1, 1],
  ['octahedron', 'aaaabb', 2, 2],
  ['octahedron', 'aaabbb', 2, 2],
  ['octahedron', 'aaabbc', 3, 3],
  ['octahedron', 'aabbcc', 6, 5],
  ['octahedron', 'abcdef', 30, 15],
  ['octahedron', 'AAA', 2, 1],
  ['octahedron', 'AAbb', 3, 2],
  ['octahedron', 'Abbcc', 4, 3],
] as const)('%s %s has the number of isomers that textbooks list', (frame, letters, total, upToMirrors) => {
  expect(countArrangements(frame, letters)).toEqual({ total, upToMirrors });
});
