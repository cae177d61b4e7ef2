import { describe, expect, test } from 'vitest';
import { nextReminderAt, openWindow } from './reminder-times.ts';

const at = (iso: string) => Date.parse(iso);

describe('the next reminder', () => {
  test.each([
    ['today, where the hour is to come', '2026-03-11T12:00Z', 18, 'Europe/Berlin', '2026-03-11T17:00Z'],
    ['tomorrow, where it is over', '2026-03-11T17:00Z', 18, 'Europe/Berlin', '2026-03-12T17:00Z'],
    ['by the student’s own date', '2026-03-11T23:30Z', 7, 'Asia/Tokyo', '2026-03-12T22:00Z'],
    ['at quarters of an hour', '2026-03-11T00:00Z', 18, 'Asia/Kathmandu', '2026-03-11T12:15Z'],
    [
      'earlier in UTC once clocks have gone forward',
      '2026-03-28T17:30Z',
      18,
      'Europe/Berlin',
      '2026-03-29T16:00Z',
    ],
    [
      'later in UTC once clocks have gone back',
      '2026-10-24T16:30Z',
      18,
      'Europe/Berlin',
      '2026-10-25T17:00Z',
    ],
    ['an hour later where its hour is skipped', '2026-03-28T12:00Z', 2, 'Europe/Berlin', '2026-03-29T01:00Z'],
    [
      'at the first of two where its hour comes twice',
      '2026-10-24T12:00Z',
      2,
      'Europe/Berlin',
      '2026-10-25T00:00Z',
    ],
    ['not at the second of the two', '2026-10-25T00:30Z', 2, 'Europe/Berlin', '2026-10-26T01:00Z'],
    [
      'at the first moment of a day without midnight',
      '2026-03-28T12:00Z',
      0,
      'Asia/Beirut',
      '2026-03-28T22:00Z',
    ],
  ])('is %s', (_, now, hour, timeZone, expected) => {
    expect(nextReminderAt(at(now), { hour, timeZone, sentDay: null })).toBe(at(expected));
  });

  test('never comes twice on a day, whatever hour is chosen meanwhile', () => {
    const next = nextReminderAt(at('2026-03-11T17:05Z'), {
      hour: 20,
      timeZone: 'Europe/Berlin',
      sentDay: '2026-03-11',
    });
    expect(next).toBe(at('2026-03-12T19:00Z'));
  });
});

describe('the window of a reminder', () => {
  test.each([
    ['opens at the hour', '2026-03-11T17:00Z', true],
    ['is open for two hours', '2026-03-11T18:59Z', true],
    ['is closed then', '2026-03-11T19:00Z', false],
    ['is closed before', '2026-03-11T16:59Z', false],
  ])('%s', (_, now, isOpen) => {
    expect(openWindow(at(now), 18, 'Europe/Berlin') !== null).toBe(isOpen);
  });

  test('ends with the day', () => {
    expect(openWindow(at('2026-03-11T22:30Z'), 23, 'Europe/Berlin')?.day).toBe('2026-03-11');
    expect(openWindow(at('2026-03-11T23:30Z'), 23, 'Europe/Berlin')).toBeNull();
  });
});
