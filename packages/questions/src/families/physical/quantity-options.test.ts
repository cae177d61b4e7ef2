import { expect, test } from 'vitest';
import { quantityOptions } from './quantity-options.ts';

const write = (value: number): string => `${value} J`;
const slip = (value: number) => ({ value, slip: 'wrong-sign', teaching: 'Teaches something.' });

test('a slip that ends near the key or near another slip is no option', () => {
  const options = quantityOptions(10, write, [
    slip(10.2),
    slip(20),
    slip(20.5),
    slip(-10),
    slip(5),
    slip(NaN),
  ]);
  expect(options?.answer).toBe('10 J');
  expect(options?.distractors.map((distractor) => distractor.text)).toEqual(['20 J', '-10 J', '5 J']);
});

test('fewer than three slips make no question', () => {
  expect(quantityOptions(10, write, [slip(20), slip(30), slip(10)])).toBeNull();
});
