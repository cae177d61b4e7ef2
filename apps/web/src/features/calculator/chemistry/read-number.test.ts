import { expect, test } from 'vitest';
import { readNumber } from './read-number.ts';

test.each([
  ['0.5', 0.5],
  [' 12 ', 12],
  ['−40', -40],
  ['1.5e-3', 1.5e-3],
  ['6.022×10^23', 6.022e23],
  ['6.022 × 10^-3', 6.022e-3],
  ['1.8*10^−5', 1.8e-5],
  ['6.022 x 10^23', 6.022e23],
  ['6.022×10²³', 6.022e23],
  ['1.8·10⁻⁵', 1.8e-5],
  ['2×10-3', 2e-3],
  ['10^-3', 1e-3],
  ['-10⁶', -1e6],
  ['1 000.5', 1000.5],
  ['–5.', -5],
  ['.5', 0.5],
])('%s is read', (text, expected) => {
  expect(readNumber(text)).toBe(expected);
});

test('a blank is nothing', () => {
  expect(readNumber('  ')).toBeNull();
});

test.each(['abc', '1,5', 'e', '1.2.3', '--3', '0x10', 'Infinity', '2²', '3×105', '.', '5%'])(
  '%s is no number',
  (text) => {
    expect(readNumber(text)).toBeNaN();
  },
);
