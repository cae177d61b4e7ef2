import { expect, test } from 'vitest';
import { decideQuantity } from './quantity.ts';

test('of numbers that are printed the key is rounded rightly to its last figure', () => {
  expect(decideQuantity('35.45 / 143.32', '', ['0.2474', '0.2473'])).toMatchObject({ right: [false, true] });
});

test('atomic weights and constants leave room for how a student rounds them', () => {
  expect(decideQuantity('1.00 / M(Cu) * 2 * M(Ag)', 'g', ['3.39 g', '3.40 g', '3.36 g'])).toMatchObject({
    right: [true, true, false],
  });
});
