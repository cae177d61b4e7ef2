import { expect, test } from 'vitest';
import { restingPlace } from './resting-place.ts';

const phone = { left: 0, right: 375 };
const toast = { ...phone, top: 712, bottom: 812 };

test('a toast rests at the bottom of the window where nothing stays there', () => {
  expect(restingPlace(toast, 812, [])).toBe(0);
});

test('a toast rests above a bar at the bottom, and above the one that stands on it', () => {
  const views = { ...phone, top: 752, bottom: 812 };
  const start = { left: 16, right: 359, top: 560, bottom: 740 };
  expect(restingPlace(toast, 812, [views])).toBe(60);
  expect(restingPlace(toast, 812, [start, views])).toBe(252);
});

test('a bar that is scrolled away, stands higher up, or is beside the toast moves nothing', () => {
  const away = { ...phone, top: 900, bottom: 960 };
  const higher = { ...phone, top: 300, bottom: 360 };
  const beside = { left: 0, right: 200, top: 700, bottom: 800 };
  expect(restingPlace({ ...toast, left: 300, right: 748 }, 812, [away, higher, beside])).toBe(0);
});

test('a toast never leaves the window, however high the bar is', () => {
  expect(restingPlace(toast, 812, [{ ...phone, top: 40, bottom: 812 }])).toBe(712);
});
