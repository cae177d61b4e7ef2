import { afterEach, expect, test, vi } from 'vitest';
import { bringAlong } from './bring-along.ts';

afterEach(() => vi.unstubAllGlobals());

test('a typed address comes along to the page for a forgotten password alone, for a few minutes', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:' });
  bringAlong('  maria+1@example.org ');
  expect(page.cookie).toMatch(
    /^valence_typed_email=maria%2B1%40example\.org; path=\/reset-password; max-age=600/,
  );
  expect(page.cookie).not.toContain('secure');
});

test('behind https it is sent over https alone', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'https:' });
  bringAlong('maria@example.org');
  expect(page.cookie).toMatch(/; secure$/);
});

test('nothing typed is nothing kept', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  bringAlong(' ');
  expect(page.cookie).toBe('');
});
