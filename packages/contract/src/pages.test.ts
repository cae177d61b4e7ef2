import { expect, test } from 'vitest';
import { pageAt } from './pages.ts';

test('a page is found with a slash at its end and without', () => {
  expect(pageAt('/')).toBe('/');
  expect(pageAt('/quiz/active')).toBe('/quiz/active');
  expect(pageAt('/quiz/')).toBe('/quiz');
});

test('what is no page is none', () => {
  for (const path of ['/streak', '/premium', '/quiz/active/more', '/Quiz', '', '//', '/quiz//']) {
    expect([path, pageAt(path)]).toEqual([path, null]);
  }
});
