import { expect, test } from 'vitest';
import { quantityOptions } from '../options/quantity-options.ts';
import { roomOfWorking, toFigures, workingText, workingTo } from './shown-working.ts';

const slips = [2, 3, 4].map((value) => ({ value, slip: 'wrong-sign', teaching: 'Another number.' }));
const threeFigures = (value: number): string => value.toPrecision(3);

test('numbers of the working are rounded to figures, not to decimals', () => {
  expect(toFigures(0.0270137, 4)).toBe(0.02701);
  expect(toFigures(1234.56, 4)).toBe(1235);
});

test.each([
  [5.005, '5.005'],
  [0.9368023, '0.936802'],
  [103.5, '103.5'],
  [74.284, '74.284'],
  [100, '100.0'],
  [-4.87, '−4.870'],
  [1.2e-5, '1.200 × 10^{−5}'],
])('the working prints %d as %s', (value, text) => {
  expect(workingText(value)).toBe(text);
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

test.each([
  [1.2354, '1.85', '1.235'],
  [1.23658, '1.85', '1.2366'],
])('the working from %d to %s keeps %s', (value, answer, shown) => {
  const follow = (kept: (value: number) => number): string => threeFigures(kept(value) * 1.5);
  expect(follow(Number)).toBe(answer);
  expect(workingTo(answer, follow).shown(value)).toBe(shown);
});
