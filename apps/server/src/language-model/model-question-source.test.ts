import { generateQuestionsResponse } from '@valence/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { modelQuestions, modelSpending } from '../database/schema/model-questions.ts';
import { withdrawals } from '../database/schema/reports.ts';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { askForQuiz } from '../testing/take-quiz.ts';
import type { TestApp, TestStudent } from '../testing/test-app.ts';
import type { ModelFailure } from './model-failure.ts';
import { failingModels } from './testing/failing-models.ts';
import { createModelApp } from './testing/model-app.ts';
import { json, never, startScriptedModel, type ScriptedModel } from './testing/scripted-model.ts';
import { soundDrafts, truthfulModel, truthsOf } from './testing/truthful-model.ts';

const asked = { topic: 'gas laws', difficulty: 'beginner', count: 5 } as const;
const premium = { subscriptionStatus: 'active' } as const;
const sound = soundDrafts(asked.topic, asked.difficulty, 20);

let database: OpenDatabase;
let model: ScriptedModel;
let server: TestApp & { failures: ModelFailure[] };
let student: TestStudent;

async function start(limits: Parameters<typeof createModelApp>[2] = {}): Promise<void> {
  server = await createModelApp(database, model.url, limits);
  student = await server.signIn(premium);
}

beforeAll(async () => {
  database = await openMemoryDatabase();
});
beforeEach(async () => {
  for (const table of [modelQuestions, modelSpending, withdrawals]) await database.db.delete(table);
  model = await startScriptedModel(truthfulModel(sound));
});
afterEach(async () => {
  await model.close();
  await server.app.close();
});
afterAll(() => database.close());

async function left(): Promise<number> {
  return (await student.get('/api/user/custom-quiz-usage')).json().remaining;
}

test('a quiz that a model wrote and proved says so, with the proof of each question', async () => {
  await start();
  const quiz = await askForQuiz(student, asked);
  expect(quiz.source).toEqual({ written: 0, families: 0, model: 5 });
  for (const { proof } of quiz.questions)
    expect(proof.map(({ check }) => check)).toEqual(
      expect.arrayContaining(['Complete', 'Key solved again', 'Clear and complete']),
    );
  const rows = await database.db.select().from(modelQuestions);
  expect(rows).toHaveLength(5);
  for (const row of rows) expect(row).toMatchObject({ solverModel: 'solves', promptVersion: 1, tokens: 220 });
  // One call to write, and two for each question.
  expect(await database.db.select().from(modelSpending)).toMatchObject([{ tokens: 1100 }]);
});

test('the solver sees neither key nor explanation nor slips, and the writer no letters', async () => {
  await start();
  await askForQuiz(student, asked);
  const proving = model.calls.filter(({ task }) => task !== 'write').map(({ body }) => JSON.stringify(body));
  expect(proving).toHaveLength(10);
  for (const { explanation, distractors } of sound)
    for (const secret of [explanation, ...distractors.map(({ teaching }) => teaching)])
      expect(proving.some((body) => body.includes(JSON.stringify(secret).slice(1, -1)))).toBe(false);
});

test('the next student with the topic gets the kept questions at once, this one never again', async () => {
  await start();
  const first = await askForQuiz(student, asked);
  const calls = model.calls.length;
  const next = await askForQuiz(await server.signIn(premium), { ...asked, topic: 'GAS laws' });
  expect(idsOf(next).toSorted()).toEqual(idsOf(first).toSorted());
  expect(model.calls).toHaveLength(calls);
  const again = await askForQuiz(student, asked);
  expect(again.source.model).toBe(5);
  expect(idsOf(again).filter((id) => idsOf(first).includes(id))).toEqual([]);
});

test('a kept question that was withdrawn is not served', async () => {
  await start();
  const [template = ''] = idsOf(await askForQuiz(student, asked));
  const withdrawnAt = new Date(server.time.now);
  await database.db.insert(withdrawals).values({ template, cause: 'reports', withdrawnAt });
  const next = await askForQuiz(await server.signIn(premium), asked);
  expect(next.source.model).toBe(5);
  expect(idsOf(next)).not.toContain(template);
});

test('a lying writer: what the solver does not reach is thrown away, and the engine fills up', async () => {
  await start();
  const lies = sound.map((draft) => {
    const [first, ...others] = draft.distractors;
    if (first === undefined) throw new Error('A draft has distractors');
    return { ...draft, answer: first.text, distractors: [{ ...first, text: draft.answer }, ...others] };
  });
  model.script = truthfulModel(
    [...lies.slice(0, 3), ...sound.slice(0, 2), ...lies.slice(3)],
    truthsOf(sound),
  );
  const quiz = await askForQuiz(student, asked);
  expect(quiz.source.model).toBe(2);
  expect(quiz.questions).toHaveLength(5);
  expect(await left()).toBe(6);
});

test('what is rejected is written once more', async () => {
  await start();
  const broken = sound.slice(10, 12).map((draft) => ({ ...draft, explanation: 'It is so.' }));
  model.script = truthfulModel([...broken, ...sound]);
  const quiz = await askForQuiz(student, asked);
  expect(quiz.source.model).toBe(5);
  expect(model.calls.filter(({ task }) => task === 'write')).toHaveLength(2);
});

test('a question of which two options can be defended, or that lacks something, is thrown away', async () => {
  await start();
  const truthful = truthfulModel(sound);
  model.script = async (call) => {
    if (call.task !== 'judge') return truthful(call);
    return json({ defensible: ['A', 'B'], lacking: '', inEnglish: true, onTopic: true });
  };
  expect((await askForQuiz(student, asked)).source.model).toBe(0);
});

test.each(Object.entries(failingModels(sound)))(
  'a provider that %s: the quiz comes from the engine',
  async (_, script) => {
    await start({ timeLimit: 3500, callTimeLimit: 700 });
    model.script = script;
    const quiz = await askForQuiz(student, asked);
    expect([quiz.questions.length, quiz.source.model]).toEqual([5, 0]);
    expect(await left()).toBe(6);
  },
);

test('at the time limit the quiz goes out with what is proved by then', async () => {
  await start({ timeLimit: 8000 });
  const truthful = truthfulModel(sound);
  let judged = 0;
  model.script = (call) => {
    const answer = truthful(call);
    if (call.task === 'judge') judged += 1;
    return call.task === 'judge' && judged > 2 ? never() : answer;
  };
  const quiz = await askForQuiz(student, asked);
  expect([quiz.questions.length, quiz.source.model]).toEqual([5, 2]);
});

test('a provider that stays down is left alone for a while', async () => {
  await start();
  model.script = () => ({ kind: 'raw', status: 500, body: '' });
  await askForQuiz(student, asked);
  await askForQuiz(student, asked);
  const calls = model.calls.length;
  const quiz = await askForQuiz(student, asked);
  expect(model.calls).toHaveLength(calls);
  expect(quiz.questions).toHaveLength(5);
});

test('a generation stops at the tokens it may spend', async () => {
  await start();
  model.script = () => ({
    kind: 'raw',
    status: 200,
    body: JSON.stringify({
      choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'no' } }],
      usage: { prompt_tokens: 60_000, completion_tokens: 0, total_tokens: 60_000 },
    }),
  });
  await askForQuiz(student, asked);
  expect(model.calls).toHaveLength(1);
});

describe('a client that listens', () => {
  const listening = { accept: 'text/event-stream, application/json' };

  test('hears what happens, and gets the documented answer last', async () => {
    await start();
    const response = await student.post('/api/generate-questions', asked, listening);
    expect(response.headers['content-type']).toMatch(/^text\/event-stream/);
    const events = eventsOf(response.body);
    expect(events.map(({ name }) => name)).toEqual([
      'understanding',
      'writing',
      ...Array.from({ length: 6 }, () => 'checking'),
      'done',
    ]);
    expect(events.at(-2)?.data).toEqual({ stage: 'checking', done: 5, of: 5 });
    expect(generateQuestionsResponse.parse(events.at(-1)?.data).source.model).toBe(5);
  });

  test('gets an ordinary answer where nothing takes time, and ordinary refusals', async () => {
    await start();
    const subject = await student.post('/api/generate-questions', { ...asked, topic: 'general' }, listening);
    expect(generateQuestionsResponse.parse(subject.json()).questions).toHaveLength(5);
    const refused = await student.post('/api/generate-questions', { ...asked, topic: 'football' }, listening);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'topicNotChemistry']);
  });

  test('stops the spending by hanging up, and is charged nothing', async () => {
    await start();
    model.script = never;
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const hangingUp = new AbortController();
    const asking = fetch(`${address}/api/generate-questions`, {
      method: 'POST',
      headers: { ...listening, cookie: student.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: hangingUp.signal,
    });
    await expect.poll(() => model.calls.length).toBe(1);
    await asking;
    hangingUp.abort();
    await expect.poll(() => model.hungUp).toBe(1);
    await expect.poll(left).toBe(7);
  });
});

function idsOf({ questions }: { questions: readonly { id: string }[] }): string[] {
  return questions.map(({ id }) => id);
}

function eventsOf(body: string): { name: string; data: unknown }[] {
  return [...body.matchAll(/event: (.+)\ndata: (.+)\n\n/g)].map(([, name = '', data = '']) => ({
    name,
    data: JSON.parse(data),
  }));
}
