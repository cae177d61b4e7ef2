import { expect, test } from 'vitest';
import { decideQuantity, slipProblem } from './quantity.ts';

test('of numbers that are printed the key is rounded rightly to its last figure', () => {
  expect(decideQuantity('35.45 / 143.32', '', ['0.2474', '0.2473'])).toMatchObject({ right: [false, true] });
});

test('atomic weights and constants leave room for how a student rounds them', () => {
  expect(decideQuantity('1.00 / M(Cu) * 2 * M(Ag)', 'g', ['3.39 g', '3.40 g', '3.36 g'])).toMatchObject({
    right: [true, true, false],
  });
});

test('the number of a slip is what its expression gives, or the number of the question at which it stops', () => {
  expect([slipProblem('5.00 * M(CaCO3)', '500 mol'), slipProblem('26', '26')]).toEqual([null, null]);
  expect(slipProblem('5.00 / 2', '2.6 mol')).toBe('5.00 / 2 gives 2.5000, not 2.6 mol');
  expect(slipProblem('5.00 / 2', 'none of it')).toContain('states no number');
});
