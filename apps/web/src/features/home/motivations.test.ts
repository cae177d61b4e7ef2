import { expect, test } from 'vitest';
import { motivationOf } from './motivations.ts';

test('five messages go round by the weekday: Friday has Sunday’s, Saturday has Monday’s', () => {
  const week = [0, 1, 2, 3, 4, 5, 6].map(motivationOf);
  expect(new Set(week).size).toBe(5);
  expect([week[5], week[6]]).toEqual([week[0], week[1]]);
});
