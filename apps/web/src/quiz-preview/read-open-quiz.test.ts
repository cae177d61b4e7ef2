import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advance, startAttempt } from '../attempt/attempt.ts';
import { sampleQuestion } from '../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../attempt/testing/sample-quiz.ts';

const served = {
  quizId: '0b0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a11',
  topic: 'organic',
  at: 3,
  count: 10,
  hasAnswers: true,
};
const quiz = sampleQuiz([sampleQuestion('one', 0), sampleQuestion('two', 1)]);
const fresh = startAttempt('single', [0, 1], 1);
const answered = advance(advance(fresh, { kind: 'choose', option: 2 }), { kind: 'submit' });

let stored: Map<string, string>;
let answer: () => Promise<Response>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  answer = () => Promise.resolve(Response.json({ quiz: served }));
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => vi.unstubAllGlobals());

/** What is asked for before a quiz is started, in a page that was just loaded. */
async function afterReload() {
  vi.resetModules();
  const [{ readOpenQuiz }, kept] = [
    await import('./read-open-quiz.ts'),
    await import('../attempt/kept/kept-quiz.ts'),
  ];
  return { read: () => readOpenQuiz(new QueryClient(), 'maria'), ...kept };
}

test('a quiz with answers on another device is known before a new one is started', async () => {
  const { read } = await afterReload();
  expect(await read()).toMatchObject({ title: 'Organic Chemistry', at: 3, count: 10, hasAnswers: true });
});

test('the first answer of the quiz in this browser counts at once, saved or not', async () => {
  const { read, keepQuiz } = await afterReload();
  keepQuiz('maria', { kind: 'active', quiz, attempt: fresh });
  expect(await read()).toMatchObject({ title: 'General Chemistry', hasAnswers: false });
  keepQuiz('maria', { kind: 'active', quiz, attempt: answered });
  expect(await read()).toMatchObject({ at: 0, count: 2, hasAnswers: true });
});

test('where the server cannot be asked, what this browser keeps counts, and nobody is kept from starting', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await (await afterReload()).read()).toBeNull();
  const { keepQuiz, markSaved } = await afterReload();
  keepQuiz('maria', { kind: 'active', quiz, attempt: answered });
  markSaved('maria', quiz, answered);
  expect(await (await afterReload()).read()).toMatchObject({ hasAnswers: true });
});
