import { expect, test } from 'vitest';
import { createRandom } from '../../random.ts';
import { atMostOneOutside } from './at-most-one-outside.ts';

const slips = [5, 12, 20, 31, 18, -4].map((value) => ({ value, slip: 'wrong-sign', teaching: `${value}` }));

test('all values inside the bounds are kept, and one of those outside', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const values = atMostOneOutside(slips, 10, 25, createRandom(seed)).map(({ value }) => value);
    expect(values).toEqual(expect.arrayContaining([12, 20, 18]));
    expect(values).toHaveLength(4);
  }
});
