import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { startAttempt, type Attempt } from '../attempt/attempt.ts';
import { givenUp } from '../attempt/kept/given-up.ts';
import { sampleQuestion } from '../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../attempt/testing/sample-quiz.ts';

const quiz = sampleQuiz([sampleQuestion('one', 0), sampleQuestion('two', 1)]);
const begun = startAttempt('single', [0, 1], 1000);
const second: Attempt = { ...begun, at: 1 };

/** The calls that went out, and how each is answered. */
let calls: {
  method: string;
  path: string;
  at: number | null;
  answer: (response: Response | Promise<Response>) => void;
}[];

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  calls = [];
  vi.resetModules();
  vi.stubGlobal(
    'fetch',
    (path: string, { method = 'GET', body }: RequestInit) =>
      new Promise<Response>((resolve) => {
        const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null;
        calls.push({ method, path, at: placeIn(sent), answer: resolve });
      }),
  );
});

const saved = () => new Response(null, { status: 204 });
const refused = () => new Response('{}', { status: 500 });

test('a step is sent at once', async () => {
  const { saveStep } = await import('./save-steps.ts');
  saveStep('marie', quiz, begun);
  await vi.waitFor(() => expect(calls).toMatchObject([{ method: 'PUT', at: 0 }]));
});

test('steps that come while one is sent go together, the latest of them', async () => {
  const { saveStep } = await import('./save-steps.ts');
  for (const at of [0, 1, 0, 1]) saveStep('marie', quiz, { ...begun, at });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer(saved());
  await vi.waitFor(() => expect(calls.map(({ at }) => at)).toEqual([0, 1]));
});

test('after a failure the next step is sent', async () => {
  const { saveStep } = await import('./save-steps.ts');
  saveStep('marie', quiz, begun);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  saveStep('marie', quiz, second);
  calls[0]?.answer(refused());
  await vi.waitFor(() => expect(calls.map(({ at }) => at)).toEqual([0, 1]));
});

test('no step follows the end of a quiz', async () => {
  const { endSteps, saveStep } = await import('./save-steps.ts');
  saveStep('marie', quiz, begun);
  saveStep('marie', quiz, second);
  endSteps();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer(saved());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls).toHaveLength(1);
});

test('a quiz that is given up stays so: no step follows the giving up', async () => {
  const { giveUp, saveStep } = await import('./save-steps.ts');
  saveStep('marie', quiz, begun);
  saveStep('marie', quiz, second);
  giveUp(new QueryClient(), 'marie', quiz);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer(saved());
  await vi.waitFor(() =>
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/user/quiz-in-progress',
      `DELETE /api/user/quiz-in-progress/${quiz.quizId}`,
    ]),
  );
});

/** The parts as a freshly loaded page has them, where the server has the quiz as open. */
async function afterReload() {
  vi.resetModules();
  calls = [];
  const queries = new QueryClient();
  const { openQuizQuery } = await import('../api/quizzes/quiz-in-progress.ts');
  const { readOpenQuiz } = await import('../quiz-preview/read-open-quiz.ts');
  const open = { quizId: quiz.quizId, topic: 'organic', at: 0, count: 2, hasAnswers: true };
  queries.setQueryData(openQuizQuery.queryKey, { quiz: open });
  return {
    ...(await import('./save-steps.ts')),
    queries,
    open: (student: string) => readOpenQuiz(queries, student),
  };
}

test('a quiz that was given up without a network is not told as open after a reload, and the server hears of it then', async () => {
  const before = await afterReload();
  before.giveUp(before.queries, 'marie', quiz);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer(Promise.reject(new TypeError('Failed to fetch')));

  const busy = await afterReload();
  expect(await busy.open('marie')).toBeNull();
  expect(await busy.open('pierre')).toMatchObject({ quizId: quiz.quizId });
  busy.giveUpAgain(busy.queries, 'marie');
  await vi.waitFor(() => expect(calls).toMatchObject([{ method: 'DELETE', path: pathOf(quiz) }]));
  calls[0]?.answer(refused());

  const after = await afterReload();
  expect(await after.open('marie')).toBeNull();
  after.giveUpAgain(after.queries, 'marie');
  await vi.waitFor(() => expect(calls).toMatchObject([{ method: 'DELETE', path: pathOf(quiz) }]));
  calls[0]?.answer(saved());
  await vi.waitFor(() => expect(givenUp('marie')).toEqual([]));
  // What the server said before it heard does not come up again.
  expect(await after.open('marie')).toBeNull();
});

test('a step of another quiz does not take the place of a giving up that waits', async () => {
  const { giveUp, saveStep, queries } = await afterReload();
  const other = { ...quiz, quizId: '5f0e7c1e-6a1f-4a37-9b0f-0a4f6f3f9a22' };
  saveStep('marie', quiz, begun);
  giveUp(queries, 'marie', quiz);
  saveStep('marie', other, begun);
  for (const place of [0, 1, 2]) {
    await vi.waitFor(() => expect(calls).toHaveLength(place + 1));
    calls[place]?.answer(saved());
  }
  expect(calls.map(({ method }) => method)).toEqual(['PUT', 'PUT', 'DELETE']);
});

const pathOf = ({ quizId }: { quizId: string }) => `/api/user/quiz-in-progress/${quizId}`;

function placeIn(sent: unknown): number | null {
  return typeof sent === 'object' && sent !== null && 'at' in sent && typeof sent.at === 'number'
    ? sent.at
    : null;
}
