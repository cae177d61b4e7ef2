import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { modelQuestions } from '../../database/schema/model-questions.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { asked, beginModelRun, left, sound, type ModelRun } from '../testing/model-run.ts';
import { json } from '../testing/scripted-model.ts';
import { truthfulModel, truthsOf } from '../testing/truthful-model.ts';

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

test('the solver sees neither key nor explanation nor slips, and the writer no letters', async () => {
  const { student } = await run.start();
  await askForQuiz(student, asked);
  const proving = run.model.calls
    .filter(({ task }) => task !== 'write')
    .map(({ body }) => JSON.stringify(body));
  expect(proving).toHaveLength(15);
  for (const { explanation, distractors } of sound)
    for (const secret of [explanation, ...distractors.map(({ teaching }) => teaching)])
      expect(proving.some((body) => body.includes(JSON.stringify(secret).slice(1, -1)))).toBe(false);
});

test('a lying writer: what the solver does not reach is thrown away', async () => {
  const { student } = await run.start();
  const lies = sound.map((draft) => {
    const [first, ...others] = draft.distractors;
    if (first === undefined) throw new Error('A draft has distractors');
    return { ...draft, answer: first.text, distractors: [{ ...first, text: draft.answer }, ...others] };
  });
  run.model.script = truthfulModel(
    [...lies.slice(0, 3), ...sound.slice(0, 2), ...lies.slice(3)],
    truthsOf(sound),
  );
  const quiz = await askForQuiz(student, asked);
  expect(quiz.source).toEqual({ written: 0, families: 0, model: 2 });
  expect(await left(student)).toBe(6);
});

test('what is rejected is written once more', async () => {
  const { student } = await run.start();
  const broken = sound.slice(10, 12).map((draft) => ({ ...draft, explanation: 'It is so.' }));
  run.model.script = truthfulModel([...broken, ...sound]);
  const quiz = await askForQuiz(student, asked);
  expect(quiz.source.model).toBe(5);
  expect(run.model.calls.filter(({ task }) => task === 'write')).toHaveLength(2);
});

test('a question of which two options can be defended, or that lacks something, is thrown away', async () => {
  const { student } = await run.start({ bank: 1 });
  const truthful = truthfulModel(sound);
  run.model.script = async (call) => {
    if (call.task !== 'judge') return truthful(call);
    return json({ defensible: ['A', 'B'], lacking: '', inEnglish: true, onTopic: true });
  };
  expect((await askForQuiz(student, asked)).source.model).toBe(0);
});

test('the reader sees the question and concepts, and not what was asked for', async () => {
  const { student } = await run.start();
  await askForQuiz(student, asked);
  const readings = run.model.calls.filter(({ task }) => task === 'read');
  expect(readings).toHaveLength(5);
  for (const { prompt } of readings) {
    expect(prompt).toContain('Radiometric dating');
    expect(prompt).not.toContain('<topic>');
  }
});

test('a model that writes, solves and judges alike, and is wrong each time, gets no false key served', async () => {
  const { student } = await run.start({ solverModel: 'writes' });
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
  run.model.script = truthfulModel(lies);
  const refused = await student.post('/api/generate-questions', asked);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'noQuestionsOnTopic']);
  expect(await database.db.select().from(modelQuestions)).toEqual([]);
});

test('where writer and solver are one model, a question whose key a computation decides is served', async () => {
  const { student } = await run.start({ solverModel: 'writes' });
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
  run.model.script = (call) => (call.task === 'read' ? json({ tests: ['Molar mass'] }) : truthful(call));
  const quiz = await askForQuiz(student, { ...asked, topic: 'molar mass' });
  expect(quiz.questions.map(({ question }) => question)).toEqual([computed.text]);
});
