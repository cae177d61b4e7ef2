import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { useTimeZone } from '../served-page.ts';
import { asDate, asDay } from './day-words.ts';

test('a moment is told as the day of the zone asked for', () => {
  expect(asDay('2026-12-01T03:00:00.000Z', 'UTC')).toBe('Dec 1, 2026');
  expect(asDay('2026-12-01T03:00:00.000Z', 'America/Los_Angeles')).toBe('Nov 30, 2026');
  expect(asDay('2026-12-01T23:00:00.000Z', 'Pacific/Auckland')).toBe('Dec 2, 2026');
});

test('a date without a time is that day everywhere', () => {
  expect(asDate('2026-12-01')).toBe('Dec 1, 2026');
});

test('the server draws the day of the browser’s zone, as the cookie told it, and that of UTC where it knows none', () => {
  expect(show(<Day />, { timeZone: 'America/Los_Angeles' })).toBe('Nov 30, 2026');
  expect(show(<Day />, { timeZone: 'Pacific/Auckland' })).toBe('Dec 1, 2026');
  expect(show(<Day />, { timeZone: null })).toBe('Dec 1, 2026');
});

function Day() {
  return asDay('2026-12-01T03:00:00.000Z', useTimeZone());
}
