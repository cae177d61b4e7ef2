import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { crossedSlips, type TwoSteps } from './crossed-slips.ts';
import type { SlippedValue } from './options/slipped-value.ts';

const named = (made: number): { made: number; slip: string; teaching: string } => ({
  made,
  slip: `slip-${made}`,
  teaching: `It was ${made}.`,
});

/** A factor and a term: 2 × 10 + 5. */
const working: TwoSteps<number, number> = {
  right: [2, 5],
  first: [3, 1].map(named),
  second: [9, 4].map(named),
  resultOf: (factor, term) => 10 * factor + term,
};

function valuesOf(seed: number, areApart = true): number[] | null {
  let values: number[] = [];
  const offer = (key: number, slips: readonly SlippedValue[]): ReturnType<typeof crossedSlips> => {
    values = [key, ...slips.map(({ value }) => value)];
    return {
      answer: String(key),
      distractors: slips
        .slice(areApart ? 0 : 1)
        .map(({ value, slip, teaching }) => ({ text: String(value), slip, teaching })),
    };
  };
  return crossedSlips(createRandom(seed), working, offer) === null ? null : values;
}

test('the key stands beside a slip in each step and both at once, and has every place by size', () => {
  const ranks = new Set<number>();
  for (let seed = 1; seed <= 60; seed += 1) {
    const [key = NaN, first = NaN, second = NaN, both = NaN] = valuesOf(seed) ?? [];
    expect(key).toBe(25);
    expect(first - key).toBe(both - second);
    ranks.add([first, second, both].filter((value) => value < key).length);
  }
  expect([...ranks].toSorted()).toEqual([0, 1, 2, 3]);
});

test('slips that cannot be told apart are not offered', () => {
  expect(valuesOf(1, false)).toBeNull();
});

test('both slips are named where both were made', () => {
  let said = '';
  crossedSlips(createRandom(1), working, (key, slips) => {
    said = slips.at(-1)?.teaching ?? '';
    return { answer: String(key), distractors: [] };
  });
  expect(said).toMatch(/^Two things went wrong\. It was [31]\. Also, it was [94]\.$/);
});
