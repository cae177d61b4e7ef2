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

test('a value that rounds to zero has no sign', () => {
  expect(formatDecimals(-0.001, 2)).toBe('0.00');
  expect(formatDecimals(-0.7634, 2)).toBe('−0.76');
});
