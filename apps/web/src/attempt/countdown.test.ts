import { expect, test } from 'vitest';
import { asClock, deadlineOf, secondsLeft } from './countdown.ts';

test('a quiz of 15 minutes ends 15 minutes after its start', () => {
  expect(deadlineOf(1000, 15)).toBe(901_000);
  expect(deadlineOf(1000, null)).toBeNull();
});

test('a started second still counts, and a passed deadline leaves nothing', () => {
  expect(secondsLeft(10_000, 8_001)).toBe(2);
  expect(secondsLeft(10_000, 9_999)).toBe(1);
  expect(secondsLeft(10_000, 10_000)).toBe(0);
  expect(secondsLeft(10_000, 99_000)).toBe(0);
});

test('the clock reads minutes and two digits of seconds', () => {
  expect([0, 5, 65, 900, 3600].map(asClock)).toEqual(['0:00', '0:05', '1:05', '15:00', '60:00']);
});
