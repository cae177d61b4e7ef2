import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import calibration from './calibration.data.json' with { type: 'json' };
import { ForecastPage } from './forecast-page.tsx';

test('the table holds every simulated student once', () => {
  const sum = (groups: readonly { students: number }[]) =>
    groups.reduce((total, { students }) => total + students, 0);
  expect(sum(calibration.bands)).toBe(calibration.students);
  expect(sum(calibration.kinds)).toBe(calibration.students);
  expect(sum(calibration.lengths)).toBe(calibration.students);
});

test('what the page says of its bounds is what was measured, and holds what they promise', () => {
  expect(show(<ForecastPage />)).toContain(`${calibration.inside.toFixed(1)}%`);
  expect(calibration.inside).toBeGreaterThanOrEqual(85);
  expect(calibration.inside).toBeLessThanOrEqual(95);
});
