import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

/** The module as a freshly loaded page has it: with nothing in memory. */
async function afterReload() {
  vi.resetModules();
  return import('./given-up.ts');
}

test('quizzes that were given up are known after a reload, each once, until the server has heard of them', async () => {
  const page = await afterReload();
  for (const quizId of ['one', 'two', 'one']) page.keepGivenUp('marie', quizId);
  const later = await afterReload();
  expect(later.givenUp('marie')).toEqual(['one', 'two']);
  later.dropGivenUp('marie', 'one');
  expect((await afterReload()).givenUp('marie')).toEqual(['two']);
});

test('another student on the same browser has given up none of them', async () => {
  (await afterReload()).keepGivenUp('marie', 'one');
  expect((await afterReload()).givenUp('pierre')).toEqual([]);
});

test.each(['{', 'null', '{"one":1}', '[1,null]'])('what is no list of ids is none: %s', async (broken) => {
  localStorage.setItem('valence.given-up.1.marie', broken);
  expect((await afterReload()).givenUp('marie')).toEqual([]);
});

test('with storage blocked they are known while the page lives', async () => {
  vi.stubGlobal('localStorage', {});
  const page = await afterReload();
  page.keepGivenUp('marie', 'one');
  page.keepGivenUp('marie', 'two');
  expect(page.givenUp('marie')).toEqual(['one', 'two']);
  page.dropGivenUp('marie', 'one');
  expect(page.givenUp('marie')).toEqual(['two']);
});
