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
  expect(show(<ForecastPage real={null} />)).toContain(`${calibration.inside.toFixed(1)}%`);
  expect(calibration.inside).toBeGreaterThanOrEqual(85);
  expect(calibration.inside).toBeLessThanOrEqual(95);
});

test('the page tells the levels of the papers that the simulated students sat', () => {
  expect(calibration.levels.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  const page = show(<ForecastPage real={null} />);
  for (const { level, percent } of calibration.levels) expect(page).toContain(`${percent}% ${level}`);
});

test('of real students it tells nothing until there are ten, then how many marks were inside', () => {
  const few = show(<ForecastPage real={{ enough: false }} />);
  expect(few).toContain('Fewer than 10 students who agreed');
  const many = show(
    <ForecastPage real={{ enough: true, students: 1200, papers: 2345, inside: 88, off: 6.25 }} />,
  );
  expect(many).toContain('Of 2,345 papers of 1,200 students, 88% of the marks fell between the two numbers');
  expect(many).toContain('6.3 points off');
});
