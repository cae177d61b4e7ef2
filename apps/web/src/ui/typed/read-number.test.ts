import { expect, test } from 'vitest';
import { commaDoubt, readNumber } from './read-number.ts';

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
  ['0,5', 0.5],
  ['−40,25', -40.25],
  ['1,5e-3', 1.5e-3],
  ['1,234.5', 1234.5],
  ['1,234,567', 1234567],
  ['1/2', 0.5],
])('%s is read', (text, expected) => {
  expect(readNumber(text, false)).toBe(expected);
  expect(readNumber(text, true)).toBe(expected);
});

test('a blank is nothing', () => {
  expect(readNumber('  ', false)).toBeNull();
});

test.each(['abc', '1,5,2', '2(3)', 'e', '1.2.3', '--3', '0x10', 'Infinity', '2²', '3×105', '.', '5%'])(
  '%s is no number',
  (text) => {
    expect(readNumber(text, false)).toBeNaN();
  },
);

test('a comma that can part thousands or decimals is no number, and both are named; where commas part decimals it is one', () => {
  expect(readNumber('1,234', false)).toBeNaN();
  expect(commaDoubt('1,234', false)).toBe('“1,234” can be read in two ways: write 1.234 or 1234.');
  expect(readNumber('1,234', true)).toBe(1.234);
  for (const text of ['0,5', '1.234', '12', 'abc', '']) expect(commaDoubt(text, false)).toBeNull();
  expect(commaDoubt('1,234', true)).toBeNull();
});
