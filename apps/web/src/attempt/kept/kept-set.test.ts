import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAttempt, type Attempt } from '../attempt.ts';
import { sampleQuestion } from '../testing/sample-question.ts';
import { sampleQuiz } from '../testing/sample-quiz.ts';
import { joinFirstAnswers } from './first-answers.ts';
import type { KeptSet } from './kept-set.ts';

const quiz = sampleQuiz([sampleQuestion('one', 0), sampleQuestion('two', 1)]);
const drawn = {
  choice: { topics: ['buffers'], concepts: [] },
  difficulty: 'beginner' as const,
  count: 5,
  seed: 7,
};
const begun = startAttempt('single', [0, 1], 0);
const setAt = (attempt: Partial<Attempt>): KeptSet => ({
  drawn,
  kept: { kind: 'active', quiz, attempt: { ...begun, ...attempt } },
});
const answeredOne = setAt({
  spent: [4000, 0],
  progress: [
    { kind: 'resolved', answer: 2, tried: [2] },
    { kind: 'open', chosen: 1, tried: [] },
  ],
});

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

/** The module as a freshly loaded page has it. */
async function afterReload() {
  vi.resetModules();
  return import('./kept-set.ts');
}

test('a set that a visitor has begun is there after a reload, until it is given up', async () => {
  (await afterReload()).keepSet(answeredOne);
  const page = await afterReload();
  expect(page.readKeptSet()).toEqual(answeredOne);
  page.dropSet();
  expect((await afterReload()).readKeptSet()).toBeNull();
});

test('what is no set is none', async () => {
  const page = await afterReload();
  page.keepSet(answeredOne);
  for (const broken of ['{', 'null', '{"drawn":{},"kept":{"kind":"active","quiz":{}}}']) {
    for (const key of stored.keys()) stored.set(key, broken);
    expect((await afterReload()).readKeptSet()).toBeNull();
  }
});

test('where nothing can be stored it lives while the page does', async () => {
  vi.stubGlobal('localStorage', {
    setItem() {
      throw new Error('full');
    },
  });
  const page = await afterReload();
  page.keepSet(answeredOne);
  expect(page.readKeptSet()).toEqual(answeredOne);
});

test('what was answered of a set comes along behind what was tried on the landing page, each question once', () => {
  const ofLanding = { answers: [{ questionId: 'a', userAnswer: 1 }], timeSpent: 8 };
  const ofSet = { questionId: 'one', userAnswer: 2 };
  expect(joinFirstAnswers(null, answeredOne)).toEqual({ answers: [ofSet], timeSpent: 4, drawn });
  expect(joinFirstAnswers(ofLanding, answeredOne)).toEqual({
    answers: [...ofLanding.answers, ofSet],
    timeSpent: 12,
    drawn,
  });
  const both = { answers: [{ questionId: 'one', userAnswer: 0 }], timeSpent: 8 };
  expect(joinFirstAnswers(both, answeredOne)).toEqual(both);
});

test('of a set without an answer nothing comes along', () => {
  expect(joinFirstAnswers(null, setAt({}))).toBeNull();
  expect(joinFirstAnswers(null, null)).toBeNull();
});
