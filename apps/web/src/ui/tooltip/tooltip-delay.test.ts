import { expect, test } from 'vitest';
import { tooltipDelay } from './tooltip-delay.ts';

test('a tooltip waits 700 ms, but for the 300 ms after another has closed', () => {
  expect(tooltipDelay(Infinity)).toBe(700);
  expect(tooltipDelay(300)).toBe(700);
  expect(tooltipDelay(299)).toBe(0);
});
