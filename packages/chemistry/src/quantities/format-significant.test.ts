import { expect, test } from 'vitest';
import { formatDecimals, formatSignificant } from './format-significant.ts';

test.each([
  [0.04567, 3, '0.0457'],
  [-125000, 3, '−1.25 × 10^{5}'],
  [125, 3, '125'],
  [99.96, 3, '100'],
  [999.6, 3, '1.00 × 10^{3}'],
  [5, 3, '5.00'],
  [0.000123, 2, '1.2 × 10^{−4}'],
  [0.00123, 2, '0.0012'],
  [0, 3, '0.00'],
  [6.02214076e23, 4, '6.022 × 10^{23}'],
])('%d to %d figures is %s', (value, digits, expected) => {
  expect(formatSignificant(value, digits)).toBe(expected);
});

test.each([
  [0.19 / 0.4, 2, '0.48'],
  [-0.19 / 0.4, 2, '−0.48'],
  [1.005, 3, '1.01'],
  [100 * 1.005, 3, '101'],
  [31.65 * 0.1335, 6, '4.22528'],
  [4.35e-7, 2, '4.4 × 10^{−7}'],
  [2.675e8, 3, '2.68 × 10^{8}'],
])('%d to %d figures is %s: a half is rounded up, as on paper', (value, digits, expected) => {
  expect(formatSignificant(value, digits)).toBe(expected);
});

test.each([
  [0.19 / 0.4, 2, '0.48'],
  [(6.37 + 10.33) / 2, 1, '8.4'],
  [1.005, 2, '1.01'],
  [-8.345, 2, '−8.35'],
  [123_456_789.005, 2, '123456789.01'],
])('%d to %d decimals is %s: a half is rounded up, as on paper', (value, decimals, expected) => {
  expect(formatDecimals(value, decimals)).toBe(expected);
});

test('what lies below a half by more than the noise of binary numbers is rounded down', () => {
  expect(formatSignificant(0.4749999999, 2)).toBe('0.47');
  expect(formatDecimals(0.4749999999, 2)).toBe('0.47');
  expect(formatDecimals(123_456_789.0049, 2)).toBe('123456789.00');
  expect(formatDecimals(999_999_999_999.4, 0)).toBe('999999999999');
});

test('every decimal with a 5 behind its last place is rounded up', () => {
  for (let thousandths = 5; thousandths < 20_000; thousandths += 10) {
    const expected = String((thousandths + 5) / 10).padStart(3, '0');
    expect(formatDecimals(thousandths / 1000, 2)).toBe(`${expected.slice(0, -2)}.${expected.slice(-2)}`);
  }
});

test('a value that rounds to zero has no sign', () => {
  expect(formatDecimals(-0.001, 2)).toBe('0.00');
  expect(formatDecimals(-0.7634, 2)).toBe('−0.76');
});
