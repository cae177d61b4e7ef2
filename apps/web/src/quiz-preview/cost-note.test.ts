import type { QuizUsage } from '@valence/contract';
import { expect, test } from 'vitest';
import { costNote } from './cost-note.ts';

const usage: QuizUsage = {
  remaining: 9,
  weeklyLimit: 10,
  remainingToday: 4,
  dailyLimit: 5,
  resetDate: '2026-11-30T00:00:00.000Z',
  dailyResetDate: '2026-11-24T00:00:00.000Z',
};

test('what a quiz uses is said before it is started', () => {
  expect(costNote(5, usage)).toBe('5 questions, uses 1 of 4 quizzes left today');
  expect(costNote(5, { ...usage, remainingToday: 1 })).toBe('5 questions, uses your last quiz today');
  expect(costNote(1, { ...usage, remaining: 2 })).toBe('1 question, uses 1 of 2 quizzes left this week');
});

test('at the limit, and without one, nothing is said to be used', () => {
  expect(costNote(5, { ...usage, remainingToday: 0 })).toBe('5 questions');
  expect(costNote(5, undefined)).toBe('5 questions');
});
