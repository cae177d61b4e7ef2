import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startServer, type RunningServer } from '../../e2e/server/running-server.ts';
import type { OpenDatabase } from '../../apps/server/src/database/database.ts';
import { openPostgresDatabase } from '../../apps/server/src/database/open-postgres-database.ts';
import {
  modelGenerations,
  modelQuestions,
  modelSpending,
} from '../../apps/server/src/database/schema/model-questions.ts';
import {
  later,
  startScriptedModel,
  tokensOfCall,
  type ScriptedModel,
} from '../../apps/server/src/language-model/testing/scripted-model.ts';
import { modelBeyondTheBank } from '../../apps/server/src/language-model/testing/drafts-beyond-the-bank.ts';
import {
  findPostgresPrograms,
  startCluster,
  type Cluster,
} from '../../apps/server/src/testing/postgres-cluster.ts';
import { addCallers } from './caller.ts';
import { faultSettings } from './fault-settings.ts';

const programs = findPostgresPrograms();
const processes = 3;
/** What a quiz of five questions may cost at most, and holds until it is known what it did. */
const tokensHeld = 60_000;
/** The engine has no question on them, and each is new to the model: what was written on one is kept, and costs no more. */
const topics = [
  'environmental analysis',
  'Pourbaix diagrams',
  'antimony trioxide',
  'osmium tetroxide toxicity',
  'graphene synthesis by CVD',
  'cisplatin hydrolysis rate constant',
];
/** At the start of each the processes race for the places. */
const waves = 8;

describe.skipIf(programs === null)(`${processes} processes with one model`, () => {
  let cluster: Cluster;
  let database: OpenDatabase;
  let model: ScriptedModel;
  let servers: RunningServer[] = [];
  const writing = { now: 0, most: 0 };

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
    database = await openPostgresDatabase(cluster.url, 2);
    const truthful = modelBeyondTheBank();
    model = await startScriptedModel(async (call) => {
      if (call.task !== 'write') return truthful(call);
      writing.now += 1;
      writing.most = Math.max(writing.most, writing.now);
      // So long that another process could start one meanwhile, if it were let.
      const answer = await later(300, await modelBeyondTheBank()(call));
      writing.now -= 1;
      return answer;
    });
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.dispose()));
    servers = [];
    Object.assign(writing, { now: 0, most: 0 });
    model.calls.length = 0;
    for (const table of [modelGenerations, modelQuestions, modelSpending]) await database.db.delete(table);
  });
  afterAll(async () => {
    await model.close();
    await database.close();
    await cluster.stop();
  });

  async function start(caps: Record<string, string>): Promise<void> {
    const settings = {
      ...faultSettings,
      ...caps,
      DATABASE_URL: cluster.url,
      AI_BASE_URL: model.url,
      AI_MODEL: 'writes',
      AI_SOLVER_MODEL: 'solves',
    };
    servers = await Promise.all(Array.from({ length: processes }, () => startServer(settings)));
  }

  /**
   * Two students at each process ask for each topic, all at once.
   * @returns how often the model was called
   */
  async function askEverywhere(): Promise<number> {
    const before = model.calls.length;
    const asking = [...servers, ...servers].flatMap(({ url }) => topics.map((topic) => ({ url, topic })));
    const callers = await addCallers(database.db, asking.length, { subscriptionStatus: 'active' });
    await Promise.all(
      asking.map(async ({ url, topic }, turn) => {
        const quiz = { topic, difficulty: 'beginner', count: 5 };
        return callers[turn]?.call(url, 'POST', '/api/generate-questions', quiz);
      }),
    );
    await database.db.delete(modelQuestions);
    return model.calls.length - before;
  }

  test('never let it work on more quizzes at a time than they may together', async () => {
    await start({ AI_GENERATIONS: '2' });
    for (let wave = 0; wave < waves; wave += 1) expect(await askEverywhere()).toBeGreaterThan(0);
    expect(writing.most).toBe(2);
    expect(await database.db.select().from(modelGenerations)).toEqual([]);
  }, 120_000);

  test('never let it spend more tokens in a day than they may together', async () => {
    const cap = tokensHeld + 3000;
    await start({ AI_GENERATIONS: '10', AI_TOKENS_A_DAY: String(cap) });
    while ((await askEverywhere()) > 0);
    // What one may still spend leaves no room for another, and in the end not for one.
    expect(writing.most).toBe(1);
    const [{ tokens } = { tokens: 0 }] = await database.db.select().from(modelSpending);
    expect(tokens).toBe(model.calls.length * tokensOfCall);
    expect(tokens + tokensHeld).toBeGreaterThan(cap);
    expect(tokens).toBeLessThanOrEqual(cap);
  }, 120_000);
});
