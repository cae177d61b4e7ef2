import { expect, test } from 'vitest';
import { asDuration } from './duration-words.ts';

test.each([
  [0, '0 s'],
  [42.4, '42 s'],
  [59.5, '1 min'],
  [75, '1 min 15 s'],
  [120, '2 min'],
])('%d seconds are %s', (seconds, words) => {
  expect(asDuration(seconds)).toBe(words);
});
