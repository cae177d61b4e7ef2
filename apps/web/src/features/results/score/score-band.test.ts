import { expect, test } from 'vitest';
import { scoreBand } from './score-band.ts';

test('80 and more is green, 60 and more is yellow, below 60 is red', () => {
  expect([100, 80, 79, 60, 59, 0].map((score) => scoreBand(score).text)).toEqual([
    'text-green',
    'text-green',
    'text-gold',
    'text-gold',
    'text-pink',
    'text-pink',
  ]);
});
