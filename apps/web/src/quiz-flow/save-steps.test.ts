import { beforeEach, expect, test, vi } from 'vitest';
import { startAttempt, type Attempt } from '../attempt/attempt.ts';
import { sampleQuestion } from '../attempt/testing/sample-question.ts';
import { sampleQuiz } from '../attempt/testing/sample-quiz.ts';

const quiz = sampleQuiz([sampleQuestion('one', 0), sampleQuestion('two', 1)]);
const begun = startAttempt('single', [0, 1], 1000);
const second: Attempt = { ...begun, at: 1 };

/** The calls that went out, and how each is answered. */
let calls: { method: string; path: string; at: number | null; answer: (response: Response) => void }[];

beforeEach(() => {
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

test('a quiz that is given up stays so: no step follows the giving up', async () => {
  const { giveUp, saveStep } = await import('./save-steps.ts');
  saveStep('marie', quiz, begun);
  saveStep('marie', quiz, second);
  giveUp(quiz);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.answer(saved());
  await vi.waitFor(() =>
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'PUT /api/user/quiz-in-progress',
      `DELETE /api/user/quiz-in-progress/${quiz.quizId}`,
    ]),
  );
});

function placeIn(sent: unknown): number | null {
  return typeof sent === 'object' && sent !== null && 'at' in sent && typeof sent.at === 'number'
    ? sent.at
    : null;
}
