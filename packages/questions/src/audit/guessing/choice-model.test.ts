import { expect, test } from 'vitest';
import { fitChoice, guessedShare, tellsOf, type Puzzle } from './choice-model.ts';

/** Forty questions whose key is the largest, with a feature beside it that says nothing. */
const puzzles = Array.from({ length: 40 }, (_, index): Puzzle => {
  const key = index % 4;
  return {
    key,
    seen: [0, 1, 2, 3].map((option) => ({
      largest: option === key ? 1 : 0,
      noise: ((index * 7 + option * 5) % 11) / 11,
    })),
  };
});

test('a key that a feature gives away is guessed every time, and the feature is named', () => {
  const model = fitChoice(puzzles, 2);
  expect(puzzles.map((puzzle) => guessedShare(model, puzzle))).toEqual(puzzles.map(() => 1));
  expect(tellsOf(model, 1)).toEqual(['largest']);
});

test('a key that mostly lacks a feature is told by what it lacks', () => {
  const inverted = puzzles.map(({ seen, key }) => ({
    key,
    seen: seen.map(({ largest = 0 }) => ({ small: 1 - largest })),
  }));
  expect(tellsOf(fitChoice(inverted, 2), 1)).toEqual(['not small']);
});

test('options that look alike share the mark', () => {
  const alike = { key: 2, seen: [{ largest: 0 }, { largest: 0 }, { largest: 0 }, { largest: 0 }] };
  expect(guessedShare(fitChoice(puzzles, 2), alike)).toBe(0.25);
});

test('only the features that part the key best are used where few are asked for', () => {
  expect(fitChoice(puzzles, 2, 1).names).toEqual(['largest']);
});
