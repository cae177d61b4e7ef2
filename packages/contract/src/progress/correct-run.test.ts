import { expect, test } from 'vitest';
import { correctRun } from './correct-run.ts';

test('the run goes on over the ends of quizzes, and a wrong answer ends it', () => {
  expect(correctRun('')).toEqual({ current: 0, longest: 0 });
  expect(correctRun('111110')).toEqual({ current: 0, longest: 5 });
  expect(correctRun('10011')).toEqual({ current: 2, longest: 2 });
});

test('a hundred thousand quizzes of thirty questions are counted', () => {
  expect(correctRun(`${'1'.repeat(20)}${'0'.repeat(10)}`.repeat(100_000))).toEqual({
    current: 0,
    longest: 20,
  });
});
