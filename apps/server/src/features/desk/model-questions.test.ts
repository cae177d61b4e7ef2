import { deskModelQuestions, type ModelQuestionState } from '@valence/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../database/schema/accounts.ts';
import { modelQuestions } from '../../database/schema/model-questions.ts';
import { withdrawals } from '../../database/schema/reports.ts';
import { keepQuestion, keptQuestions } from '../../language-model/keeping/model-questions-repository.ts';
import { systemRandomness } from '../../randomness.ts';
import { smallEngine } from '../../testing/small-engine.ts';
import { createTestApp, type TestApp, type TestStudent } from '../../testing/test-app.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { signInAs } from '../readings/testing/readers.ts';
import { auditEntries } from '../roles/audit-log-repository.ts';
import { changeRole } from '../roles/change-role-service.ts';
import { withdrawnTemplates } from '../quizzes/withdrawals-repository.ts';

const wanted = { topic: 'buffers', tests: ['buffers'], difficulty: 'beginner', studentId: null } as const;

describe.each(testDatabases)('what the model wrote, on $name', ({ open }) => {
  let server: TestApp;
  let maintainer: TestStudent;
  beforeAll(async () => {
    server = await createTestApp(await open());
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    for (const table of [users, withdrawals, modelQuestions]) await server.database.db.delete(table);
    maintainer = await signInAs(server, 'maintainer');
  });

  async function keep(count: number): Promise<string[]> {
    const made = smallEngine.composeQuiz({ ...wanted, count, seed: 1, seen: new Set() });
    for (const [place, question] of made.entries())
      await keepQuestion(server.database.db, {
        id: question.id,
        topic: wanted.topic,
        tests: [...wanted.tests],
        difficulty: wanted.difficulty,
        question: { ...question, origin: { kind: 'model', model: 'writes' } },
        solverModel: 'solves',
        promptVersion: 1,
        tokens: 220,
        writtenAt: new Date(server.time.now + place),
      });
    return made.map(({ id }) => id);
  }
  const read = async (state: ModelQuestionState, page = 0) =>
    deskModelQuestions.parse(
      (await maintainer.get(`/api/desk/model-questions?state=${state}&page=${page}`)).json(),
    );
  const decide = (questionId: string | undefined, isKept: boolean, note: string | null = null) =>
    maintainer.post('/api/desk/decide-model-question', { questionId, isKept, note });
  const served = async () => (await keptQuestions(server.database.db, wanted)).map(({ id }) => id);

  test('is shown with key, slips, proof and both models, the oldest first and a page at a time', async () => {
    const ids = await keep(12);
    const first = await read('new');
    expect([first.count, first.perPage]).toEqual([12, 10]);
    expect(first.questions.map(({ questionId }) => questionId)).toEqual(ids.slice(0, 10));
    expect((await read('new', 1)).questions.map(({ questionId }) => questionId)).toEqual(ids.slice(10));
    const [one] = first.questions;
    expect(one).toMatchObject({
      state: 'new',
      topic: 'buffers',
      writer: 'writes',
      solver: 'solves',
      isWithdrawn: false,
      history: [],
    });
    expect(one?.options.filter(({ isKey }) => isKey)).toMatchObject([{ slip: null, teaching: null }]);
    expect(one?.options.filter(({ isKey, slip }) => !isKey && slip !== null)).toHaveLength(3);
    expect(one?.proof.length).toBeGreaterThan(0);
  });

  test('that is kept stays, and the log says who kept it', async () => {
    const [id = ''] = await keep(2);
    expect((await decide(id, true, ' Read it. ')).json()).toEqual({ state: 'kept' });
    expect((await read('new')).count).toBe(1);
    expect((await read('kept')).questions).toMatchObject([
      { questionId: id, decidedAt: new Date(server.time.now).toISOString() },
    ]);
    expect(await served()).toContain(id);
    const log = await auditEntries(server.database.db, id, 10);
    expect(log.filter(({ actor }) => actor === maintainer.id)).toMatchObject([
      { action: 'model-question.keep', details: { note: 'Read it.' } },
    ]);
    expect((await decide(id, true)).statusCode).toBe(409);
  });

  test('that is thrown out is served never again: not from what is kept, not from elsewhere, and nothing brings it back', async () => {
    const [id = '', other = ''] = await keep(2);
    expect((await decide(id, false, 'Two are right.')).json()).toEqual({ state: 'thrownOut' });
    expect(await served()).toEqual([other]);
    expect(await withdrawnTemplates(server.database.db)).toEqual(new Set([id]));
    // Written again, it is the same question.
    await keep(2);
    expect(await served()).toEqual([other]);
    const { questions } = await read('thrownOut');
    expect(questions).toMatchObject([{ questionId: id, isWithdrawn: true }]);
    const thrown = questions[0]?.history.filter(({ action }) => action === 'model-question.throw-out');
    expect(thrown).toMatchObject([{ actor: maintainer.id, details: { note: 'Two are right.' } }]);
    expect((await decide(id, true)).statusCode).toBe(409);
    const restored = await maintainer.post('/api/desk/restore', { template: id, note: null });
    expect([restored.statusCode, restored.json().message]).toEqual([
      409,
      'The language model wrote this question, and it was thrown out for good.',
    ]);
    expect((await maintainer.get('/api/desk/doubts')).json().withdrawn).toEqual([]);
    expect((await withdrawnTemplates(server.database.db)).has(id)).toBe(true);
  });

  test('is thrown out, which is for good, by a young session alone', async () => {
    const [id] = await keep(1);
    server.time.now += 11 * 60_000;
    const refused = await decide(id, false);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'Please enter your password again to continue.',
    ]);
    expect(await served()).toEqual([id]);
    expect((await decide(id, true)).json()).toEqual({ state: 'kept' });
    maintainer = await server.signInAgain(maintainer);
    expect((await decide(id, false)).json()).toEqual({ state: 'thrownOut' });
  });

  test('that was kept can be thrown out later', async () => {
    const [id] = await keep(1);
    await decide(id, true);
    expect((await decide(id, false)).json()).toEqual({ state: 'thrownOut' });
    expect(await served()).toEqual([]);
  });

  test('of two who decide at the same moment one is told that it was decided', async () => {
    const [id] = await keep(1);
    const answers = await Promise.all([decide(id, false), decide(id, false)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  test('is not there for who is no maintainer any more, and no question of it is decided', async () => {
    const [id] = await keep(1);
    const { db } = server.database;
    const context = { db, clock: () => server.time.now, randomness: systemRandomness };
    await changeRole(context, null, { studentId: maintainer.id, role: 'maintainer', isGranted: false });
    expect((await decide(id, false)).statusCode).toBe(404);
    expect((await maintainer.get('/api/desk/model-questions')).statusCode).toBe(404);
    expect(await served()).toEqual([id]);
  });
});
