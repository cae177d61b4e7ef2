import { afterEach, expect, test, vi } from 'vitest';
import { bringAlong } from './bring-along.ts';

afterEach(() => vi.unstubAllGlobals());

test('a typed address comes along to the page for a forgotten password alone, for a few minutes', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  bringAlong('  maria+1@example.org ');
  expect(page.cookie).toMatch(
    /^valence_typed_email=maria%2B1%40example\.org; path=\/reset-password; max-age=600/,
  );
});

test('nothing typed is nothing kept', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  bringAlong(' ');
  expect(page.cookie).toBe('');
});
