import type { RecordQuizRequest } from '@valence/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const request: RecordQuizRequest = {
  quizId: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  score: 100,
  timeSpent: 12,
  subject: 'general',
  difficulty: 'beginner',
  totalQuestions: 1,
  correctAnswers: 1,
  questionsData: [],
  isPracticeMode: false,
};
const another = { ...request, quizId: '5f0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a22' };

beforeEach(() => vi.stubGlobal('localStorage', {}));
afterEach(() => vi.unstubAllGlobals());

/** Storage whose items are its own properties, as a browser's are. */
function workingStorage(): void {
  const methods = {
    getItem: (key: string) => Reflect.get(localStorage, key) ?? null,
    setItem: (key: string, value: string) => Reflect.set(localStorage, key, value),
    removeItem: (key: string) => Reflect.deleteProperty(localStorage, key),
  };
  vi.stubGlobal('localStorage', Object.create(methods));
}

/** The module as a freshly loaded page has it: with nothing in memory. */
async function afterReload() {
  vi.resetModules();
  return import('./unrecorded.ts');
}

test('finished quizzes wait through a reload, until they are recorded', async () => {
  workingStorage();
  const page = await afterReload();
  page.keepUnrecorded('marie', request);
  page.keepUnrecorded('marie', another);
  const later = await afterReload();
  expect(later.unrecorded('marie')).toEqual([request, another]);
  later.dropUnrecorded('marie', request.quizId);
  expect(later.unrecorded('marie')).toEqual([another]);
  expect((await afterReload()).unrecorded('marie')).toEqual([another]);
});

test('another student on the same browser sends none of them', async () => {
  workingStorage();
  (await afterReload()).keepUnrecorded('marie', request);
  expect((await afterReload()).unrecorded('pierre')).toEqual([]);
});

test('what cannot be trusted is not sent', async () => {
  workingStorage();
  (await afterReload()).keepUnrecorded('marie', request);
  const [key = ''] = Object.keys(localStorage);
  for (const broken of ['{', 'null', '{"quizId":1}']) {
    localStorage.setItem(key, broken);
    expect((await afterReload()).unrecorded('marie')).toEqual([]);
  }
});

test('with storage blocked a finished quiz still waits in memory, and whoever looks is told', async () => {
  const page = await afterReload();
  const heard = vi.fn<() => void>();
  page.onUnrecordedChange(heard);
  page.keepUnrecorded('marie', request);
  expect(page.unrecorded('marie')).toEqual([request]);
  expect(heard).toHaveBeenCalledOnce();
});

test('the list is the same list until something changes', async () => {
  workingStorage();
  const page = await afterReload();
  page.keepUnrecorded('marie', request);
  expect(page.unrecorded('marie')).toBe(page.unrecorded('marie'));
});
