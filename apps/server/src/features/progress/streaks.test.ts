import { expect, test } from 'vitest';
import { calendarAt } from '../../calendar/student-calendar.ts';
import { streaks } from './streaks.ts';

const onDay = (day: string) => calendarAt(Date.parse(`${day}T12:00:00Z`), 'UTC');

test('no quiz is no streak', () => {
  expect(streaks([], onDay('2026-03-01'))).toEqual({ dailyStreak: 0, longestStreak: 0 });
});

test('a streak stands on its last day and the day after, and is gone on the next', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'];
  expect(streaks(days, onDay('2026-03-01')).dailyStreak).toBe(3);
  expect(streaks(days, onDay('2026-03-02')).dailyStreak).toBe(3);
  expect(streaks(days, onDay('2026-03-03'))).toEqual({ dailyStreak: 0, longestStreak: 3 });
});

test('a gap starts a new streak and the longest is remembered', () => {
  const days = ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'];
  expect(streaks(days, onDay('2026-01-05'))).toEqual({ dailyStreak: 1, longestStreak: 3 });
});

test('neither change of the clocks breaks a streak', () => {
  const zone = 'Europe/Berlin';
  const finished = [
    '2026-03-28T22:30:00Z',
    '2026-03-29T00:30:00Z',
    '2026-03-29T21:59:00Z',
    '2026-03-29T22:01:00Z',
  ];
  const days = [...new Set(finished.map((moment) => calendarAt(Date.parse(moment), zone).today))];
  expect(days).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  expect(streaks(days, calendarAt(Date.parse('2026-03-30T12:00:00Z'), zone)).dailyStreak).toBe(3);
});

test('a day brought along from further east keeps its streak', () => {
  expect(streaks(['2026-03-01', '2026-03-02'], onDay('2026-03-01')).dailyStreak).toBe(2);
});
