import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { modelQuestions, modelShortages } from '../../database/schema/model-questions.ts';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { askForQuiz } from '../../testing/take-quiz.ts';
import { asked, beginModelRun, premium, sound, type ModelRun } from '../testing/model-run.ts';
import { truthfulModel } from '../testing/truthful-model.ts';
import { topUpJob } from './top-up-job.ts';

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

describe('what ran dry is topped up', () => {
  const dry = { ...asked, topic: 'gas laws' };

  test('once, by any one process, with questions that the next student gets without a call', async () => {
    const { server, student } = await run.start({ bank: 1 });
    run.model.script = () => ({ kind: 'raw', status: 401, body: '{}' });
    expect((await askForQuiz(student, dry)).source.model).toBe(0);
    expect(await database.db.select().from(modelShortages)).toMatchObject([
      { topic: 'gas laws', difficulty: 'beginner', toppedUpAt: null },
    ]);
    run.model.script = truthfulModel(sound);
    server.time.now += 60_000;
    const job = topUpJob(server.generation);
    await Promise.all([job.run({}), topUpJob(server.generation).run({})]);
    expect(await database.db.select().from(modelQuestions)).toHaveLength(5);
    const calls = run.model.calls.length;
    await job.run({});
    expect(run.model.calls).toHaveLength(calls);
    expect((await askForQuiz(await server.signIn(premium), dry)).source.model).toBe(4);
    expect(run.model.calls).toHaveLength(calls);
  });

  test('within half of the tokens of a day, and waits where there are none', async () => {
    const { server, student } = await run.start({ bank: 1, tokensADay: 100_000 });
    run.model.script = () => ({ kind: 'raw', status: 401, body: '{}' });
    await askForQuiz(student, dry);
    run.model.script = truthfulModel(sound);
    const calls = run.model.calls.length;
    await topUpJob(server.generation).run({});
    expect(run.model.calls).toHaveLength(calls);
    expect(await database.db.select().from(modelShortages)).toMatchObject([{ toppedUpAt: null }]);
  });
});
