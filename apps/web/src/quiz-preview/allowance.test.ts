import type { QuizUsage } from '@valence/contract';
import { expect, test } from 'vitest';
import { allowanceOf, isUsedUp, usedUpWords } from './allowance.ts';

const usage = (remaining: number | null, remainingToday: number | null): QuizUsage => ({
  remaining,
  weeklyLimit: remaining === null ? null : 10,
  remainingToday,
  dailyLimit: remainingToday === null ? null : 5,
  resetDate: '2026-11-30T00:00:00.000Z',
  dailyResetDate: '2026-11-24T00:00:00.000Z',
});

/** What is said, with the spaces of the host's dates as plain ones. */
function said(of: QuizUsage): string | null {
  const allowance = allowanceOf(of);
  return allowance && usedUpWords(allowance, 'UTC').replaceAll(/\s/g, ' ');
}

test('of day and week the limit is told that is met first, with the time of its end', () => {
  expect(said(usage(5, 0))).toBe(
    'All 5 quizzes of today are used. New ones from Tuesday, November 24 at 12:00 AM.',
  );
  expect(said(usage(0, 0))).toBe(
    'All 10 quizzes of this week are used. New ones from Monday, November 30 at 12:00 AM.',
  );
});

test('a limit is used up where nothing is left of it, and not before anything is known', () => {
  expect([usage(5, 0), usage(0, 3), usage(1, 1), usage(null, null), undefined].map(isUsedUp)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
