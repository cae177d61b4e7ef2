import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openPostgresDatabase } from '../database/open-postgres-database.ts';
import { modelGenerations, modelSpending } from '../database/schema/model-questions.ts';
import { askForQuiz } from '../testing/take-quiz.ts';
import type { TestApp } from '../testing/test-app.ts';
import { testDatabases } from '../testing/test-databases.ts';
import { createModelApp } from './testing/model-app.ts';
import { startScriptedModel, tokensOfCall, type ScriptedModel } from './testing/scripted-model.ts';
import { soundDrafts, truthfulModel } from './testing/truthful-model.ts';

const asked = { topic: 'gas laws', difficulty: 'beginner', count: 5 } as const;
const premium = { subscriptionStatus: 'active' } as const;
const sound = soundDrafts(asked.topic, asked.difficulty, 10);
/** The engine has one of the five questions. */
const bank = 1;
const tokensHeld = 4 * 12_000;
/** One call to write, and three for each question. */
const tokensUsed = 13 * tokensOfCall;

/** Two servers. Each has its own connections if the database accepts more than one. */
describe.each(testDatabases)('two servers on $name', ({ open }) => {
  let model: ScriptedModel;
  let databases: OpenDatabase[];
  let servers: TestApp[];

  async function start(limits: Parameters<typeof createModelApp>[2]): Promise<void> {
    model = await startScriptedModel(truthfulModel(sound));
    const one = await open();
    const { connectionString } = one.queue;
    const other = connectionString === undefined ? one : await openPostgresDatabase(connectionString, 5);
    databases = [other, one];
    servers = await Promise.all(
      databases.map((database) => createModelApp(database, model.url, { bank, ...limits })),
    );
  }
  beforeEach(() => {
    servers = [];
    databases = [];
  });
  afterEach(async () => {
    for (const { app } of servers) await app.close();
    for (const database of new Set(databases)) await database.close();
    await model.close();
  });

  /** Both servers ask. The model answers one of them only after the other has its quiz. */
  async function askBoth(): Promise<number[]> {
    const truthful = truthfulModel(sound);
    const { promise: otherHasQuiz, resolve } = Promise.withResolvers<void>();
    model.script = async (call) => {
      await otherHasQuiz;
      return truthful(call);
    };
    const quizzes = await Promise.all(
      servers.map(async (server) => {
        const quiz = await askForQuiz(await server.signIn(premium), asked);
        resolve();
        return quiz;
      }),
    );
    return quizzes.map(({ source }) => source.model).toSorted();
  }

  test('share what was written, and each has it once', async () => {
    await start({});
    const [one, other] = servers;
    if (one === undefined || other === undefined) throw new Error('There are two servers');
    const first = await askForQuiz(await one.signIn(premium), asked);
    const calls = model.calls.length;
    const next = await askForQuiz(await other.signIn(premium), asked);
    const ids = [first, next].map(({ questions }) =>
      questions
        .map(({ id }) => id)
        .filter((id) => id.startsWith('model.'))
        .toSorted(),
    );
    expect(ids[0]).toEqual(ids[1]);
    expect(model.calls).toHaveLength(calls);
  });

  test('keep to the generations that may run at a time', async () => {
    await start({ generations: 1 });
    expect(await askBoth()).toEqual([0, 4]);
    expect(await databases[0]?.db.select().from(modelGenerations)).toEqual([]);
  });

  test('take the place that a crash left behind once its time is over, and count its tokens as spent', async () => {
    await start({ generations: 1, tokensADay: 2 * tokensHeld + tokensUsed });
    const [one] = servers;
    if (one === undefined) throw new Error('There are two servers');
    const left = { id: randomUUID(), tokens: tokensHeld };
    const { db } = one.database;
    const student = await one.signIn(premium);
    await db.insert(modelGenerations).values({ ...left, heldUntil: new Date(one.time.now + 1) });
    expect((await askForQuiz(student, asked)).source.model).toBe(0);
    await db.update(modelGenerations).set({ heldUntil: new Date(one.time.now) });
    expect((await askForQuiz(student, asked)).source.model).toBe(4);
    expect(await db.select().from(modelSpending)).toMatchObject([{ tokens: tokensHeld + tokensUsed }]);
  });

  test('keep to the tokens of a day, those that a running generation may still spend included', async () => {
    await start({ tokensADay: tokensHeld + tokensUsed });
    expect(await askBoth()).toEqual([0, 4]);
  });
});
