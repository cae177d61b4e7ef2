import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const place = { quizId: 'quiz', questionId: 'one' };

beforeEach(() => {
  const methods = {
    getItem: (key: string) => Reflect.get(localStorage, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(localStorage, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(localStorage, key),
  };
  // Its items are its own properties, as those of a browser's are.
  vi.stubGlobal('localStorage', Object.create(methods));
});
afterEach(() => vi.unstubAllGlobals());

/** The module as a freshly loaded page has it: with nothing in memory. */
async function afterReload() {
  vi.resetModules();
  return import('./unsent-notes.ts');
}

test('a note waits through a reload until the server has it', async () => {
  (await afterReload()).keepUnsentNote('marie', place, 'ask in class');
  const page = await afterReload();
  expect(page.unsentNote('marie', place)).toBe('ask in class');
  page.dropUnsentNote('marie', place, 'ask in class');
  expect((await afterReload()).unsentNote('marie', place)).toBeNull();
});

test('what was written while an earlier text was sent still waits', async () => {
  const page = await afterReload();
  page.keepUnsentNote('marie', place, 'ask in class');
  page.dropUnsentNote('marie', place, 'ask');
  expect(page.unsentNote('marie', place)).toBe('ask in class');
});

test('a note that was taken away waits, too', async () => {
  (await afterReload()).keepUnsentNote('marie', place, '');
  expect((await afterReload()).unsentNote('marie', place)).toBe('');
});

test('another student on the same browser sees none of them', async () => {
  const page = await afterReload();
  page.keepUnsentNote('marie', place, 'ask in class');
  expect(page.unsentNote('pierre', place)).toBeNull();
});

test('nothing is left of a student whose account is gone', async () => {
  const page = await afterReload();
  page.keepUnsentNote('marie', place, 'ask in class');
  page.keepUnsentNote('pierre', place, 'radium?');
  page.forgetUnsentNotes('marie');
  expect(page.unsentNote('marie', place)).toBeNull();
  expect(page.unsentNote('pierre', place)).toBe('radium?');
});

test('with storage blocked a note still waits in memory, and whoever looks is told', async () => {
  vi.stubGlobal('localStorage', {});
  const page = await afterReload();
  const heard = vi.fn<() => void>();
  page.onUnsentNoteChange(heard);
  page.keepUnsentNote('marie', place, 'ask in class');
  expect(page.unsentNote('marie', place)).toBe('ask in class');
  expect(heard).toHaveBeenCalledOnce();
});
