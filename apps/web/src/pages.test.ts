import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hasMenu, pageAt, pages } from './pages.ts';
import { menu } from './shell/menu.ts';

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

test('the menu leads to pages that have it', () => {
  for (const { path } of menu) {
    const page = pageAt(path);
    expect([path, page !== null && hasMenu(page)]).toEqual([path, true]);
  }
});

test('the short label of a view is the end of its long one, which a screen reader hears whole', () => {
  expect(menu.filter(({ label, brief = label }) => !label.endsWith(brief))).toEqual([]);
});
