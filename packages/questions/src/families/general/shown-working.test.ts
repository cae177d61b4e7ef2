import { expect, test } from 'vitest';
import { quantityOptions } from '../quantity-options.ts';
import { roomOfWorking, toFigures } from './shown-working.ts';

const slips = [2, 3, 4].map((value) => ({ value, slip: 'wrong-sign', teaching: 'Another number.' }));
const threeFigures = (value: number): string => value.toPrecision(3);

test('numbers of the working are rounded to figures, not to decimals', () => {
  expect(toFigures(0.0270137, 4)).toBe(0.02701);
  expect(toFigures(1234.56, 4)).toBe(1235);
});

test('a key that the rounded working would turn is not asked', () => {
  const [exact, viaShown] = [1.0348, 1.0352];
  expect(quantityOptions(exact, threeFigures, slips)).not.toBeNull();
  expect(quantityOptions(exact, threeFigures, slips, roomOfWorking(exact, viaShown))).toBeNull();
});

test('a key that the rounded working leads to is asked', () => {
  const options = quantityOptions(1.0312, threeFigures, slips, roomOfWorking(1.0312, 1.0314));
  expect(options?.answer).toBe('1.03');
});
