import { expect, test } from 'vitest';
import { binaryRoom, clearlyRounded } from './clear-rounding.ts';

const twoDecimals = (value: number): string => value.toFixed(2);

test('a value in the middle between two roundings is not written', () => {
  expect(clearlyRounded(5.075, twoDecimals, binaryRoom)).toBeNull();
  expect(clearlyRounded(-5.075, twoDecimals, binaryRoom)).toBeNull();
});

test('a value that five figures on the way could turn is not written', () => {
  expect(clearlyRounded(5.0751, twoDecimals)).toBeNull();
  expect(clearlyRounded(5.0751, twoDecimals, binaryRoom)).toBe('5.08');
});

test('any other value is written as it is', () => {
  expect(clearlyRounded(5.07, twoDecimals)).toBe('5.07');
  expect(clearlyRounded(0, twoDecimals)).toBe('0.00');
});
