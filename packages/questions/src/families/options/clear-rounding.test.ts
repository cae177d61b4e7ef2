import { formatDecimals, formatSignificant } from '@valence/chemistry';
import { expect, test } from 'vitest';
import { binaryRoom, clearKey, clearlyRounded } from './clear-rounding.ts';

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

const twoFigures = (value: number): string => `${formatSignificant(value, 2)} mol/L`;
const wholePercent = (value: number): string => `${formatDecimals(value, 0)}%`;

test('a key of two figures is not written where three figures on the way could turn it', () => {
  expect(clearKey(0.00175003, twoFigures)).toBeNull();
  expect(clearKey(0.001754, twoFigures)).toBeNull();
  expect(clearKey(0.001757, twoFigures)).toBe('0.0018 mol/L');
  expect(clearKey(60.51, wholePercent)).toBeNull();
  expect(clearKey(60.51, wholePercent, binaryRoom)).toBeNull();
  expect(clearKey(60.62, wholePercent)).toBe('61%');
  expect(clearKey(2.6457, (hundredths) => `${formatDecimals(hundredths / 100, 3)}%`)).toBeNull();
});

test('a key of three figures, or a whole number, is written as it is', () => {
  expect(clearKey(17.544, (value) => formatSignificant(value, 3))).toBe('17.5');
  expect(clearKey(7, String)).toBe('7');
});
