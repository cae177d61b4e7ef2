import { expect, test } from 'vitest';
import { stageAfter, stageOf } from './generation-stages.ts';

test('the bar follows the documented stages, and waits for the answer before the last', () => {
  const seconds = [0, 0.7, 0.8, 1.9, 2, 3.9, 4, 5.4, 5.5, 6.5, 60];
  expect(seconds.map((second) => stageAfter(second).percent)).toEqual([
    15, 15, 35, 35, 55, 55, 75, 75, 90, 90, 90,
  ]);
});

test('the server’s own account moves the bar forward', () => {
  const told = [
    { stage: 'understanding' },
    { stage: 'writing' },
    { stage: 'checking', done: 0, of: 5 },
    { stage: 'checking', done: 3, of: 5 },
    { stage: 'checking', done: 5, of: 5 },
  ] as const;
  expect(told.map((progress) => stageOf(progress).percent)).toEqual([10, 25, 40, 73, 95]);
  expect(stageOf(told[3]).words).toBe('Checking 3 of 5');
});
