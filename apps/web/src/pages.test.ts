import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageAt, pages } from './pages.ts';

test('a page is found with a slash at its end and without', () => {
  expect(pageAt('/')?.path).toBe('/');
  expect(pageAt('/quiz/active')?.path).toBe('/quiz/active');
  expect(pageAt('/quiz/')?.path).toBe('/quiz');
});

test('what is no page is none', () => {
  for (const path of ['/streak', '/premium', '/quiz/active/more', '/Quiz', '', '//', '/quiz//']) {
    expect([path, pageAt(path)]).toEqual([path, null]);
  }
});

test('no path is there twice, and every page has its code', () => {
  expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
  expect(pages.filter(({ code }) => !existsSync(new URL(code, import.meta.url)))).toEqual([]);
});

test('the short label of a view is the end of its long one, which a screen reader hears whole', () => {
  const labels = pages.flatMap(({ menu }) =>
    menu?.brief === undefined ? [] : [{ label: menu.label, brief: menu.brief }],
  );
  expect(labels.filter(({ label, brief }) => !label.endsWith(brief))).toEqual([]);
});
