import { generateQuestionsResponse } from '@valence/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { modelQuestions, modelShortages, modelSpending } from '../database/schema/model-questions.ts';
import { withdrawals } from '../database/schema/reports.ts';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { askForQuiz } from '../testing/take-quiz.ts';
import type { TestStudent } from '../testing/test-app.ts';
import { topUpJob } from './keeping/top-up-job.ts';
import { failingModels } from './testing/failing-models.ts';
import { createModelApp } from './testing/model-app.ts';
import { json, never, startScriptedModel, type ScriptedModel } from './testing/scripted-model.ts';
import { soundDrafts, truthfulModel, truthsOf } from './testing/truthful-model.ts';

const asked = { topic: 'gas laws', difficulty: 'beginner', count: 5 } as const;
const premium = { subscriptionStatus: 'active' } as const;
const sound = soundDrafts(asked.topic, asked.difficulty, 20);

let database: OpenDatabase;
let model: ScriptedModel;
let server: Awaited<ReturnType<typeof createModelApp>>;
let student: TestStudent;

async function start(limits: Parameters<typeof createModelApp>[2] = {}): Promise<void> {
  server = await createModelApp(database, model.url, limits);
  student = await server.signIn(premium);
}

beforeAll(async () => {
  database = await openMemoryDatabase();
});
beforeEach(async () => {
  for (const table of [modelQuestions, modelShortages, modelSpending, withdrawals])
    await database.db.delete(table);
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
  for (const row of rows) expect(row).toMatchObject({ solverModel: 'solves', promptVersion: 1, tokens: 320 });
  // One call to write, and three for each question.
  expect(await database.db.select().from(modelSpending)).toMatchObject([{ tokens: 1600 }]);
});

test('the solver sees neither key nor explanation nor slips, and the writer no letters', async () => {
  await start();
  await askForQuiz(student, asked);
  const proving = model.calls.filter(({ task }) => task !== 'write').map(({ body }) => JSON.stringify(body));
  expect(proving).toHaveLength(15);
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

test('a lying writer: what the solver does not reach is thrown away', async () => {
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
  expect(quiz.source).toEqual({ written: 0, families: 0, model: 2 });
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
  await start({ bank: 1 });
  const truthful = truthfulModel(sound);
  model.script = async (call) => {
    if (call.task !== 'judge') return truthful(call);
    return json({ defensible: ['A', 'B'], lacking: '', inEnglish: true, onTopic: true });
  };
  expect((await askForQuiz(student, asked)).source.model).toBe(0);
});

test.each(Object.entries(failingModels(sound)))(
  'a provider that %s: the quiz has what the engine has',
  async (_, script) => {
    await start({ timeLimit: 3500, callTimeLimit: 700, bank: 2 });
    model.script = script;
    const quiz = await askForQuiz(student, asked);
    expect([quiz.questions.length, quiz.source.model]).toEqual([2, 0]);
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
  expect([quiz.questions.length, quiz.source.model]).toEqual([2, 2]);
});

test('a provider that stays down is left alone for a while', async () => {
  await start({ bank: 3 });
  model.script = () => ({ kind: 'raw', status: 500, body: '' });
  await askForQuiz(student, asked);
  await askForQuiz(student, asked);
  const calls = model.calls.length;
  const quiz = await askForQuiz(student, asked);
  expect(model.calls).toHaveLength(calls);
  expect(quiz.questions).toHaveLength(3);
});

test('a generation stops at the tokens it may spend', async () => {
  await start({ bank: 1 });
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

test('where the engine has enough questions no model is asked, and what it has comes first', async () => {
  await start({ bank: 5 });
  expect((await askForQuiz(student, asked)).source.model).toBe(0);
  expect(model.calls).toEqual([]);
  await server.app.close();
  await start({ bank: 3 });
  const quiz = await askForQuiz(student, asked);
  expect([quiz.questions.length, quiz.source.model]).toEqual([5, 2]);
});

test('a question that tests something else than was asked is not served for it, and serves who asks for what it tests', async () => {
  await start();
  const truthful = truthfulModel(sound);
  model.script = async (call) =>
    call.task === 'read' ? json({ tests: ['Radiometric dating'] }) : truthful(call);
  const refused = await student.post('/api/generate-questions', asked);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'noQuestionsOnTopic']);
  expect(await left()).toBe(7);
  const rows = await database.db.select().from(modelQuestions);
  expect(new Set(rows.flatMap(({ tests }) => tests))).toEqual(new Set(['radiometric-dating']));
  const calls = model.calls.length;
  const other = await askForQuiz(student, { ...asked, topic: 'radiometric dating' });
  expect(other.source.model).toBe(5);
  expect(model.calls).toHaveLength(calls);
});

test('the reader sees the question and concepts, and not what was asked for', async () => {
  await start();
  await askForQuiz(student, asked);
  const readings = model.calls.filter(({ task }) => task === 'read');
  expect(readings).toHaveLength(5);
  for (const { prompt } of readings) {
    expect(prompt).toContain('Radiometric dating');
    expect(prompt).not.toContain('<topic>');
  }
});

test('a model that writes, solves and judges alike, and is wrong each time, gets no false key served', async () => {
  await start({ solverModel: 'writes' });
  const lies = sound.map((draft) => {
    const [first, ...others] = draft.distractors;
    if (first === undefined) throw new Error('A draft has distractors');
    const explanation = `${draft.explanation.split('.')[0] ?? ''}, which leads to ${first.text}.`;
    return {
      ...draft,
      explanation,
      answer: first.text,
      distractors: [{ ...first, text: draft.answer }, ...others],
    };
  });
  model.script = truthfulModel(lies);
  const refused = await student.post('/api/generate-questions', asked);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'noQuestionsOnTopic']);
  expect(await database.db.select().from(modelQuestions)).toEqual([]);
});

test('where writer and solver are one model, a question whose key a computation decides is served', async () => {
  await start({ solverModel: 'writes' });
  const computed = {
    text: 'What is the molar mass of \\ce{CaCO3}?',
    answer: '100.09 g/mol',
    distractors: ['68.09 g/mol', '84.08 g/mol', '116.09 g/mol'].map((text) => ({
      text,
      slip: 'one-step-short',
      teaching: 'The formula has another number of oxygen atoms.',
    })),
    explanation:
      'The atoms add up: 40.078 + 12.011 + 3 × 15.999 = 100.09, so the molar mass is 100.09 g/mol.',
    reference: 'OpenStax Chemistry 2e, 3.1',
  };
  const told = {
    ...computed,
    text: 'A mole of a salt of calcium fills a small glass. What is the molar mass of calcium carbonate?',
  };
  const truthful = truthfulModel([computed, told]);
  model.script = (call) => (call.task === 'read' ? json({ tests: ['Molar mass'] }) : truthful(call));
  const quiz = await askForQuiz(student, { ...asked, topic: 'molar mass' });
  expect(quiz.questions.map(({ question }) => question)).toEqual([computed.text]);
});

test('a model that answers nothing useful is called a bounded number of times for a quiz', async () => {
  await start({ bank: 1 });
  const truthful = truthfulModel(sound);
  model.script = (call) =>
    call.task === 'solve'
      ? { kind: 'tool', name: 'evaluate', input: { expression: '1 + 1' } }
      : truthful(call);
  expect((await askForQuiz(student, asked)).source.model).toBe(0);
  expect(model.calls.length).toBeLessThanOrEqual(4 * 12);
});

describe('what ran dry is topped up', () => {
  const dry = { ...asked, topic: 'gas laws' };

  test('once, by any one process, with questions that the next student gets without a call', async () => {
    await start({ bank: 1 });
    model.script = () => ({ kind: 'raw', status: 401, body: '{}' });
    expect((await askForQuiz(student, dry)).source.model).toBe(0);
    expect(await database.db.select().from(modelShortages)).toMatchObject([
      { topic: 'gas laws', difficulty: 'beginner', toppedUpAt: null },
    ]);
    model.script = truthfulModel(sound);
    server.time.now += 60_000;
    const job = topUpJob(server.generation);
    await Promise.all([job.run({}), topUpJob(server.generation).run({})]);
    expect(await database.db.select().from(modelQuestions)).toHaveLength(5);
    const calls = model.calls.length;
    await job.run({});
    expect(model.calls).toHaveLength(calls);
    expect((await askForQuiz(await server.signIn(premium), dry)).source.model).toBe(4);
    expect(model.calls).toHaveLength(calls);
  });

  test('within half of the tokens of a day, and waits where there are none', async () => {
    await start({ bank: 1, tokensADay: 100_000 });
    model.script = () => ({ kind: 'raw', status: 401, body: '{}' });
    await askForQuiz(student, dry);
    model.script = truthfulModel(sound);
    const calls = model.calls.length;
    await topUpJob(server.generation).run({});
    expect(model.calls).toHaveLength(calls);
    expect(await database.db.select().from(modelShortages)).toMatchObject([{ toppedUpAt: null }]);
  });
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
