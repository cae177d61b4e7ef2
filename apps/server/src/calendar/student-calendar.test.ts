import { expect, test } from 'vitest';
import { calendarAt } from './student-calendar.ts';

const at = (iso: string, zone: string) => calendarAt(Date.parse(iso), zone);

test('a day starts at local midnight, not at midnight UTC', () => {
  const calendar = at('2026-03-10T03:30:00Z', 'America/New_York');
  expect(calendar.today).toBe('2026-03-09');
  expect(calendar.dayStart.toISOString()).toBe('2026-03-09T04:00:00.000Z');
  expect(calendar.nextDayStart.toISOString()).toBe('2026-03-10T04:00:00.000Z');
});

test('a week starts on the local Monday', () => {
  const sunday = at('2026-03-15T23:00:00Z', 'Pacific/Auckland');
  expect(sunday).toMatchObject({ today: '2026-03-16', monday: '2026-03-16' });
  const stillSunday = at('2026-03-15T23:00:00Z', 'UTC');
  expect(stillSunday).toMatchObject({ today: '2026-03-15', monday: '2026-03-09' });
});

test('the day on which clocks go forward has 23 hours, the one on which they go back 25', () => {
  const hours = (iso: string) => {
    const { dayStart, nextDayStart } = at(iso, 'Europe/Berlin');
    return (nextDayStart.getTime() - dayStart.getTime()) / 3_600_000;
  };
  expect(hours('2026-03-29T12:00:00Z')).toBe(23);
  expect(hours('2026-10-25T12:00:00Z')).toBe(25);
});

test('both passes of the hour that happens twice lie on one day', () => {
  expect(at('2026-10-25T00:30:00Z', 'Europe/Berlin').today).toBe('2026-10-25');
  expect(at('2026-10-25T01:30:00Z', 'Europe/Berlin').today).toBe('2026-10-25');
});

test('a day whose midnight the clocks skip starts at its first moment', () => {
  const calendar = at('2026-09-06T12:00:00Z', 'America/Santiago');
  expect(calendar.dayStart.toISOString()).toBe('2026-09-06T04:00:00.000Z');
  expect(calendar.today).toBe('2026-09-06');
});
