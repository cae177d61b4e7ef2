import { expect, test } from 'vitest';
import { stageAfter } from './generation-stages.ts';

test('the bar follows the documented stages, and waits for the answer before the last', () => {
  const seconds = [0, 0.7, 0.8, 1.9, 2, 3.9, 4, 5.4, 5.5, 6.5, 60];
  expect(seconds.map((second) => stageAfter(second).percent)).toEqual([
    15, 15, 35, 35, 55, 55, 75, 75, 90, 90, 90,
  ]);
});
