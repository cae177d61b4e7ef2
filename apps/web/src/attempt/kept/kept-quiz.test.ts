import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAttempt } from '../attempt.ts';
import { sampleQuestion } from '../testing/sample-question.ts';
import { sampleQuiz } from '../testing/sample-quiz.ts';

const quiz = sampleQuiz([sampleQuestion('one', 0)]);
const kept = { kind: 'active', quiz, attempt: startAttempt('single', [0], 1) } as const;

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

/** The module as a freshly loaded page has it: with nothing in memory. */
async function afterReload() {
  vi.resetModules();
  return import('./kept-quiz.ts');
}

test('a quiz in progress is there after a reload', async () => {
  (await afterReload()).keepQuiz('marie', kept);
  expect((await afterReload()).readKeptQuiz('marie')).toEqual(kept);
});

test('another student on the same browser does not see it', async () => {
  (await afterReload()).keepQuiz('marie', kept);
  expect((await afterReload()).readKeptQuiz('pierre')).toBeNull();
});

test('a quiz that was left is gone', async () => {
  const page = await afterReload();
  page.keepQuiz('marie', kept);
  page.forgetQuiz('marie');
  expect(page.readKeptQuiz('marie')).toBeNull();
  expect((await afterReload()).readKeptQuiz('marie')).toBeNull();
});

test('of two tabs with a quiz each, the one used last has its quiz after a reload', async () => {
  const [one, other] = [await afterReload(), await afterReload()];
  one.keepQuiz('marie', kept);
  const second = { ...kept, quiz: { ...quiz, quizId: 'b0a1c2d3-0000-4000-8000-000000000002' } };
  other.keepQuiz('marie', second);
  const answered = { ...kept, attempt: { ...kept.attempt, at: 0, startedAt: 2 } };
  one.keepQuiz('marie', answered);
  expect((await afterReload()).readKeptQuiz('marie')).toEqual(answered);
});

test('a quiz that was left in another tab is kept again as soon as it goes on', async () => {
  const [one, other] = [await afterReload(), await afterReload()];
  one.keepQuiz('marie', kept);
  other.forgetQuiz('marie');
  one.keepQuiz('marie', kept);
  expect((await afterReload()).readKeptQuiz('marie')).toEqual(kept);
});

test('a step that the server has too is not ahead of it, after a reload', async () => {
  const page = await afterReload();
  page.keepQuiz('marie', kept);
  expect((await afterReload()).isAheadOfServer('marie')).toBe(true);
  page.markSaved('marie', quiz, kept.attempt);
  expect((await afterReload()).isAheadOfServer('marie')).toBe(false);
  expect((await afterReload()).readKeptQuiz('marie')).toEqual(kept);
});

test('a step that the server got after it was asked for the page is ahead of what the page shows', async () => {
  const page = await afterReload();
  page.keepQuiz('marie', kept);
  const askedAt = Date.now();
  page.markSaved('marie', quiz, kept.attempt);
  expect((await afterReload()).isAheadOfServer('marie', askedAt)).toBe(true);
  expect((await afterReload()).isAheadOfServer('marie', askedAt + 60_000)).toBe(false);
});

test('time that was spent is kept, and leaves open or settled whether the server has the steps', async () => {
  const page = await afterReload();
  page.keepQuiz('marie', kept);
  const later = { ...kept.attempt, spent: [7000] };
  page.keepTimeSpent('marie', quiz, later);
  expect((await afterReload()).isAheadOfServer('marie')).toBe(true);
  page.markSaved('marie', quiz, kept.attempt);
  page.keepTimeSpent('marie', quiz, later);
  expect((await afterReload()).isAheadOfServer('marie')).toBe(false);
  expect((await afterReload()).readKeptQuiz('marie')).toEqual({ ...kept, attempt: later });
});

test('a step that followed the saved one is ahead of the server', async () => {
  const page = await afterReload();
  page.keepQuiz('marie', kept);
  page.keepQuiz('marie', { ...kept, attempt: { ...kept.attempt, startedAt: 2 } });
  page.markSaved('marie', quiz, kept.attempt);
  expect((await afterReload()).isAheadOfServer('marie')).toBe(true);
});

test('a quiz that was touched at this visit is ahead of whatever the server said before', async () => {
  const page = await afterReload();
  page.keepQuiz('marie', kept);
  page.markSaved('marie', quiz, kept.attempt);
  expect(page.isAheadOfServer('marie')).toBe(true);
});

test('an attempt kept by an earlier version goes on, with nothing struck out or flagged', async () => {
  (await afterReload()).keepQuiz('marie', kept);
  const key = [...stored.keys()].find((name) => name.startsWith('valence.attempt.')) ?? '';
  const { struck: _, flagged: __, ...older } = kept.attempt;
  stored.set(key, JSON.stringify({ quizId: quiz.quizId, attempt: older }));
  expect((await afterReload()).readKeptQuiz('marie')).toEqual(kept);
});

test('what was struck out and flagged is there after a reload', async () => {
  const marked = { ...kept, attempt: { ...kept.attempt, struck: [[1, 2]], flagged: [0] } };
  (await afterReload()).keepQuiz('marie', marked);
  expect((await afterReload()).readKeptQuiz('marie')).toEqual(marked);
});

test('what cannot be trusted is not taken up', async () => {
  (await afterReload()).keepQuiz('marie', kept);
  const [key = ''] = stored.keys();
  for (const broken of [
    '{',
    'null',
    '{"kind":"active"}',
    '{"kind":"active","quiz":{"quizId":1},"attempt":{}}',
  ]) {
    stored.set(key, broken);
    expect((await afterReload()).readKeptQuiz('marie')).toBeNull();
  }
});

test('with storage blocked the quiz still lives in memory', async () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('blocked');
    },
  });
  const page = await afterReload();
  page.keepQuiz('marie', kept);
  expect(page.readKeptQuiz('marie')).toEqual(kept);
});
