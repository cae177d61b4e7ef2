import { expect, test } from 'vitest';
import { streaks } from './streaks.ts';

test('no quiz is no streak', () => {
  expect(streaks([], '2026-03-01')).toEqual({ dailyStreak: 0, longestStreak: 0 });
});

test('a streak stands on its last day and the day after, and is gone on the next', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  expect(streaks(days, '2026-02-28').dailyStreak).toBe(3);
  expect(streaks(days, '2026-03-01').dailyStreak).toBe(3);
  expect(streaks(days, '2026-03-02')).toEqual({ dailyStreak: 0, longestStreak: 3 });
});

test('a gap starts a new streak and the longest is remembered', () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'];
  expect(streaks(days, '2026-01-04')).toEqual({ dailyStreak: 1, longestStreak: 3 });
});

test('a streak goes on over leap days, new year and the days on which the clocks change', () => {
  for (const days of [
    ['2028-02-28', '2028-02-29', '2028-03-01'],
    ['2026-12-31', '2027-01-01', '2027-01-02'],
    ['2026-03-28', '2026-03-29', '2026-03-30'],
    ['2026-10-24', '2026-10-25', '2026-10-26'],
  ])
    expect(streaks(days, days.at(-1) ?? '').dailyStreak).toBe(3);
});

test('a day brought along from further east keeps its streak', () => {
  expect(streaks(['2026-03-01', '2026-03-02'], '2026-02-28').dailyStreak).toBe(2);
});
