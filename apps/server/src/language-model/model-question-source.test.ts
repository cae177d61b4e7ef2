import { generateQuestionsResponse } from '@valence/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { modelQuestions, modelSpending } from '../database/schema/model-questions.ts';
import { withdrawals } from '../database/schema/reports.ts';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { askForQuiz } from '../testing/take-quiz.ts';
import { asked, beginModelRun, idsOf, left, premium, sound, type ModelRun } from './testing/model-run.ts';
import { json } from './testing/scripted-model.ts';
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

test('a quiz that a model wrote and proved says so, with the proof of each question', async () => {
  const { student } = await run.start();
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

test('the next student with the topic gets the kept questions at once, this one never again', async () => {
  const { server, student } = await run.start();
  const first = await askForQuiz(student, asked);
  const calls = run.model.calls.length;
  const next = await askForQuiz(await server.signIn(premium), { ...asked, topic: 'GAS laws' });
  expect(idsOf(next).toSorted()).toEqual(idsOf(first).toSorted());
  expect(run.model.calls).toHaveLength(calls);
  const again = await askForQuiz(student, asked);
  expect(again.source.model).toBe(5);
  expect(idsOf(again).filter((id) => idsOf(first).includes(id))).toEqual([]);
});

test('a kept question that was withdrawn is not served', async () => {
  const { server, student } = await run.start();
  const [template = ''] = idsOf(await askForQuiz(student, asked));
  const withdrawnAt = new Date(server.time.now);
  await database.db.insert(withdrawals).values({ template, cause: 'reports', withdrawnAt });
  const next = await askForQuiz(await server.signIn(premium), asked);
  expect(next.source.model).toBe(5);
  expect(idsOf(next)).not.toContain(template);
});

test('where the engine has enough questions no model is asked, and what it has comes first', async () => {
  const first = await run.start({ bank: 5 });
  expect((await askForQuiz(first.student, asked)).source.model).toBe(0);
  expect(run.model.calls).toEqual([]);
  await first.server.app.close();
  const { student } = await run.start({ bank: 3 });
  const quiz = await askForQuiz(student, asked);
  expect([quiz.questions.length, quiz.source.model]).toEqual([5, 2]);
});

test('where answers are to be typed, questions of the engine that can be typed come first', async () => {
  const { student } = await run.start({ bank: 5 });
  const wish = { ...asked, topic: 'acids and bases', answers: 'type' };
  const quiz = generateQuestionsResponse.parse((await student.post('/api/generate-questions', wish)).json());
  expect([quiz.typed?.length, quiz.questions.length]).toEqual([5, 0]);
});

test('a question that tests something else than was asked is not served for it, and serves who asks for what it tests', async () => {
  const { student } = await run.start();
  const truthful = truthfulModel(sound);
  run.model.script = async (call) =>
    call.task === 'read' ? json({ tests: ['Radiometric dating'] }) : truthful(call);
  const refused = await student.post('/api/generate-questions', asked);
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'noQuestionsOnTopic']);
  expect(await left(student)).toBe(7);
  const rows = await database.db.select().from(modelQuestions);
  expect(new Set(rows.flatMap(({ tests }) => tests))).toEqual(new Set(['radiometric-dating']));
  const calls = run.model.calls.length;
  const other = await askForQuiz(student, { ...asked, topic: 'radiometric dating' });
  expect(other.source.model).toBe(5);
  expect(run.model.calls).toHaveLength(calls);
});
