import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { crossedFactors } from './crossed-factors.ts';

const slips = [
  {
    value: 30,
    slip: 'needless-factor',
    teaching: 'The first factor was three times too large.',
    factor: 'first',
  },
  { value: 5, slip: 'needless-half', teaching: 'The first factor was halved.', factor: 'first' },
  {
    value: 70,
    slip: 'needless-factor',
    teaching: 'The second factor was seven times too large.',
    factor: 'second',
  },
  {
    value: 2,
    slip: 'needless-division',
    teaching: 'The second factor was divided by five.',
    factor: 'second',
  },
  { value: 11, slip: 'wrong-sign', teaching: 'This belongs to no factor.' },
];

test('a slip in each group and both at once stand beside the key, and each direction is met', () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= 40; seed += 1) {
    const made = crossedFactors(createRandom(seed), {
      key: 10,
      write: String,
      slips,
      isFirst: (factor) => factor === 'first',
      percent: 5,
    });
    const [first = NaN, second = NaN, both = NaN] = made?.distractors.map(({ text }) => Number(text)) ?? [];
    expect([30, 5]).toContain(first);
    expect([70, 2]).toContain(second);
    expect(both).toBeCloseTo((first * second) / 10, 9);
    met.add(`${first} ${second}`);
  }
  expect(met.size).toBe(4);
});
