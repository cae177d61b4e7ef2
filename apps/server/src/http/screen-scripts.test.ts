import { expect, test } from 'vitest';
import { scriptsOf } from './screen-scripts.ts';

const built = {
  'index.html': { file: 'assets/index-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-1.js' },
  '_charts.js': { file: 'assets/charts-1.js', imports: ['_react.js', '_axis.js'] },
  '_axis.js': { file: 'assets/axis-1.js', imports: ['_charts.js'] },
  'src/results.tsx': { file: 'assets/results-1.js', imports: ['_charts.js', 'index.html'] },
};

test('a screen needs its own script and those that it imports, not those that the page has anyway', () => {
  expect(scriptsOf(built, 'src/results.tsx')).toEqual([
    '/assets/results-1.js',
    '/assets/charts-1.js',
    '/assets/axis-1.js',
  ]);
});

test('a screen that the build does not have is told at start', () => {
  expect(() => scriptsOf(built, 'src/gone.tsx')).toThrow('has no src/gone.tsx');
});
