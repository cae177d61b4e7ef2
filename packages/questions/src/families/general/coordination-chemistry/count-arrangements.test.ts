import { expect, test } from 'vitest';
import { countArrangements } from './count-arrangements.ts';

test.each([
  ['square', 'aabb', 2, 2],
  ['square', 'abcd', 3, 3],
  ['tetrahedron', 'aabc', 1, 1],
  ['tetrahedron', 'abcd', 2, 1],
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
  expect(countArrangements(frame, letters)).toMatchObject({ total, upToMirrors });
});

test.each([
  ['square', 'abcd', 24],
  ['octahedron', 'aaaaab', 6],
  ['octahedron', 'aaaabb', 15],
  // A ring on one of the twelve edges.
  ['octahedron', 'Abbbb', 12],
] as const)('the ligands of %s %s can be placed in %i ways', (frame, letters, placements) => {
  expect(countArrangements(frame, letters).placements).toBe(placements);
});
