import { expect, test } from 'vitest';
import { roughQuantityOptions } from './rough-quantity-options.ts';

const slipped = (value: number) => ({ value, slip: 'inverted-ratio', teaching: 'A ratio was turned.' });

test('leaves out what rounding to two figures could bring onto the key', () => {
  const options = roughQuantityOptions(0.01, (value) => value.toPrecision(2), [
    slipped(0.0097),
    slipped(0.02),
    slipped(0.03),
    slipped(0.05),
  ]);
  expect(options?.distractors.map(({ text }) => text).sort()).toEqual(['0.020', '0.030', '0.050']);
});

test('makes no question of fewer than three slips', () => {
  expect(roughQuantityOptions(1, String, [slipped(1.1), slipped(2), slipped(3)])).toBeNull();
});
