import { expect, test } from 'vitest';
import { shuffle, shuffleSets } from './shuffle.ts';
import { sampleQuestion } from './testing/sample-question.ts';

test('a shuffled list has the same things and leaves the given list alone', () => {
  const given = [1, 2, 3, 4, 5];
  expect(shuffle(given, Math.random).toSorted()).toEqual([1, 2, 3, 4, 5]);
  expect(given).toEqual([1, 2, 3, 4, 5]);
});

test('the order follows the random numbers', () => {
  expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['a', 'b', 'c']);
  expect(shuffle(['a', 'b', 'c'], () => 0.99)).toEqual(['c', 'b', 'a']);
});

test('questions on one stimulus stay together and in their order, wherever they come', () => {
  const stimulus = { id: 'set', title: '', text: '' };
  const questions = ['a', 'b', 'c', 'd', 'e'].map((id) => ({
    ...sampleQuestion(id, 0),
    ...('bcd'.includes(id) && { stimulus }),
  }));
  const idsOf = (random: () => number) =>
    shuffleSets(questions, random)
      .map(({ id }) => id)
      .join('');
  expect(idsOf(() => 0)).toBe('abcde');
  expect(idsOf(() => 0.99)).toBe('ebcda');
});
