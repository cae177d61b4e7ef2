import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { askForQuiz } from '../testing/take-quiz.ts';
import { failingModels } from './testing/failing-models.ts';
import { asked, beginModelRun, left, sound, type ModelRun } from './testing/model-run.ts';
import { never } from './testing/scripted-model.ts';
import { truthfulModel } from './testing/truthful-model.ts';

let database: OpenDatabase;
let run: ModelRun;
beforeAll(async () => {
  database = await openMemoryDatabase();
});
beforeEach(async () => {
  run = await beginModelRun(database);
});
afterEach(() => run.end());
afterAll(() => database.close());

test.each(Object.entries(failingModels(sound)))(
  'a provider that %s: the quiz has what the engine has',
  async (_, script) => {
    const { student } = await run.start({ timeLimit: 3500, callTimeLimit: 700, bank: 2 });
    run.model.script = script;
    const quiz = await askForQuiz(student, asked);
    expect([quiz.questions.length, quiz.source.model]).toEqual([2, 0]);
    expect(await left(student)).toBe(6);
  },
);

test('at the time limit the quiz goes out with what is proved by then', async () => {
  const { student } = await run.start({ timeLimit: 8000 });
  const truthful = truthfulModel(sound);
  let judged = 0;
  run.model.script = (call) => {
    const answer = truthful(call);
    if (call.task === 'judge') judged += 1;
    return call.task === 'judge' && judged > 2 ? never() : answer;
  };
  const quiz = await askForQuiz(student, asked);
  expect([quiz.questions.length, quiz.source.model]).toEqual([2, 2]);
});

test('a provider that stays down is left alone for a while', async () => {
  const { student } = await run.start({ bank: 3 });
  run.model.script = () => ({ kind: 'raw', status: 500, body: '' });
  await askForQuiz(student, asked);
  await askForQuiz(student, asked);
  const calls = run.model.calls.length;
  const quiz = await askForQuiz(student, asked);
  expect(run.model.calls).toHaveLength(calls);
  expect(quiz.questions).toHaveLength(3);
});

test('a generation stops at the tokens it may spend', async () => {
  const { student } = await run.start({ bank: 1 });
  run.model.script = () => ({
    kind: 'raw',
    status: 200,
    body: JSON.stringify({
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'no' } }],
      usage: { prompt_tokens: 60_000, completion_tokens: 0, total_tokens: 60_000 },
    }),
  });
  await askForQuiz(student, asked);
  expect(run.model.calls).toHaveLength(1);
});

test('a model that answers nothing useful is called a bounded number of times for a quiz', async () => {
  const { student } = await run.start({ bank: 1 });
  const truthful = truthfulModel(sound);
  run.model.script = (call) =>
    call.task === 'solve'
      ? { kind: 'tool', name: 'evaluate', input: { expression: '1 + 1' } }
      : truthful(call);
  expect((await askForQuiz(student, asked)).source.model).toBe(0);
  expect(run.model.calls.length).toBeLessThanOrEqual(4 * 12);
});
