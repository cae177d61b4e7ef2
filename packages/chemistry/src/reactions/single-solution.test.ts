import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nonNegativeSolutions } from './non-negative-solutions.ts';
import { singleSolution } from './single-solution.ts';

test('a line of solutions is told in its smallest whole numbers', () => {
  expect(singleSolution([2, 0, -2, 0, 2, -1], 3)).toEqual([2, 1, 2]);
  expect(singleSolution([1, 0, 0, 0, 1, -1], 3)).toEqual([0, 1, 1]);
  expect(singleSolution([1, 0, 0, 1], 2)).toBe('none');
  expect(singleSolution([1, 1, -1], 3)).toBe(null);
});

test('what a double cannot hold exactly is left to whole numbers without bound', () => {
  const primes = [999_983, 999_979, 999_961, 999_959];
  const rows = primes.flatMap((prime, row) =>
    Array.from({ length: 5 }, (_, column) =>
      column === row ? prime : column === row + 1 ? -(prime - 6) : 0,
    ),
  );
  expect(singleSolution(rows, 5)).toBe(null);
});

test('where it finds positive numbers, they are the only ray of the exact method', () => {
  const cell = fc.integer({ min: -6, max: 6 });
  const matrix = fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.tuple(
        fc.constant(width),
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      ),
    );
  fc.assert(
    fc.property(matrix, ([width, rows]) => {
      const single = singleSolution(rows.flat(), width);
      const rays = nonNegativeSolutions(
        rows.map((row) => row.map(BigInt)),
        width,
      );
      fc.pre(single !== null && rays !== null);
      const found = single === 'none' || single.some((value) => value < 0) ? [] : [single];
      expect(rays.map((ray) => ray.map(Number))).toEqual(found);
    }),
    { numRuns: 2000 },
  );
});
