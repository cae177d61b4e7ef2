import { expect, test } from 'vitest';
import { shuffle } from './shuffle.ts';

test('a shuffled list has the same things and leaves the given list alone', () => {
  const given = [1, 2, 3, 4, 5];
  expect(shuffle(given, Math.random).toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(given).toEqual([1, 2, 3, 4, 5]);
});

test('the order follows the random numbers', () => {
  expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['a', 'b', 'c']);
  expect(shuffle(['a', 'b', 'c'], () => 0.99)).toEqual(['c', 'b', 'a']);
});
