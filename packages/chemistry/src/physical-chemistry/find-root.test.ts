import { expect, test } from 'vitest';
import { findRisingRoot } from './find-root.ts';

test.each([
  ['a square', (x: number) => x * x - 2, 0, 2, Math.SQRT2],
  ['a straight line', (x: number) => x - 0.3, -4, 18, 0.3],
  ['a step', (x: number) => (x < 5 ? -1 : 1), 0, 1000, 5],
  ['a steep end', (x: number) => Math.log(x) + 50, 0, 1, Math.exp(-50)],
  ['an exponential', (x: number) => 10 ** x - 10 ** -7, -30, 18, -7],
])('the root of %s is found to the last figures', (_, rising, lower, upper, root) => {
  expect(Math.abs(findRisingRoot(rising, lower, upper) / root - 1)).toBeLessThan(1e-14);
});

test('a flat root is found as near as the function tells', () => {
  expect(findRisingRoot((x) => (x - 1) ** 3, 0, 9)).toBeCloseTo(1, 5);
});

test('a bound that is a root is the answer, and so is the nearer bound where there is none', () => {
  expect(findRisingRoot((x) => x, 0, 4)).toBe(0);
  expect(findRisingRoot((x) => x, -4, 0)).toBe(0);
  expect(findRisingRoot((x) => x + 9, 0, 4)).toBe(0);
  expect(findRisingRoot((x) => x - 9, 0, 4)).toBe(4);
});

test('few askings suffice', () => {
  let asked = 0;
  findRisingRoot(
    (x) => {
      asked += 1;
      return 10 ** (x - 18) - 10 ** -x + 0.1 / (1 + 10 ** (4.756 - x));
    },
    -4,
    18,
  );
  expect(asked).toBeLessThan(25);
});
