import { afterEach, expect, test, vi } from 'vitest';
import { generateQuestions } from './generate-questions.ts';
import { ApiFailure } from '../request.ts';

const wanted = { topic: 'buffers', difficulty: 'beginner', count: 5 } as const;
const quiz = {
  quizId: '7f8d2c1e-9a54-4c1b-8a38-0d5f1c1f2a3b',
  topic: 'buffers',
  difficulty: 'beginner',
  source: { written: 0, families: 0, model: 0 },
  questions: [],
};

afterEach(() => vi.unstubAllGlobals());

/** A server whose answer comes in these pieces. */
function answering(pieces: readonly string[], contentType = 'text/event-stream'): void {
  const stream = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(stream, { headers: { 'content-type': contentType } }));
}

async function ask(): Promise<unknown[]> {
  const heard: unknown[] = [];
  const answer = await generateQuestions(
    wanted,
    'one-for-each-press',
    (progress) => heard.push(progress),
    new AbortController().signal,
  );
  return [...heard, answer];
}

test('a stream tells how far it has got, wherever it is cut, and ends with the quiz', async () => {
  const text = [
    'event: writing\ndata: {"stage":"writing"}\n\n',
    'event: checking\ndata: {"stage":"checking","done":1,"of":5}\n\n',
    `event: done\ndata: ${JSON.stringify(quiz)}\n\n`,
  ].join('');
  const told = [{ stage: 'writing' }, { stage: 'checking', done: 1, of: 5 }, quiz];
  for (const size of [1, 7, 60, text.length]) {
    answering(text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []);
    expect(await ask()).toEqual(told);
  }
});

test('what else the format of a stream allows is read as well: comments, other ends of lines, data in several lines', async () => {
  answering([
    ': keep-alive\n\n',
    'event: writing\r\ndata: {"stage":\r\ndata: "writing"}\r\n\r\n',
    'event: done\r\n',
  ]);
  await expect(ask()).rejects.toThrow('broke off');
  answering([
    ': keep-alive\n\n',
    'event:done\r\ndata:{\r\ndata:',
    `${JSON.stringify(quiz).slice(1)}\r\n\r\n`,
  ]);
  expect(await ask()).toEqual([quiz]);
});

test('a failure on the way is the failure that the server names', async () => {
  answering(['event: failed\ndata: {"message":"Please try again.","code":"unavailable"}\n\n']);
  const failure = await ask().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ body: { code: 'unavailable' } });
});

test('a stream that breaks off is a failure', async () => {
  answering(['event: writing\ndata: {"stage":"writing"}\n\n']);
  await expect(ask()).rejects.toThrow('broke off');
});

test('an ordinary answer is the quiz', async () => {
  answering([JSON.stringify(quiz)], 'application/json');
  expect(await ask()).toEqual([quiz]);
});
