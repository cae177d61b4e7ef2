import * as engine from '@valence/questions';
import { randomUUID } from 'node:crypto';
import type { OpenDatabase } from '../../database/database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createCallPolicy } from '../call-policy.ts';
import { createModelClient } from '../model-client.ts';
import type { ModelFailure } from '../model-failure.ts';
import type { GenerationContext } from '../generate-and-keep.ts';
import { createModelSource } from '../model-question-source.ts';

interface ModelApp extends TestApp {
  failures: ModelFailure[];
  /** What the source and the background work are made with. */
  generation: GenerationContext;
}

interface Limits {
  timeLimit?: number;
  callTimeLimit?: number;
  generations?: number;
  tokensADay?: number;
  /** Questions that the engine has on any topic: the model is asked for the others. */
  bank?: number;
  solverModel?: string;
}

/** The whole server with the real engine and the models of an endpoint. Its time limits suit a busy machine. */
export async function createModelApp(
  database: OpenDatabase,
  baseUrl: string,
  {
    timeLimit = 25_000,
    callTimeLimit = 20_000,
    generations = 10,
    tokensADay = 100_000_000,
    bank = 0,
    solverModel = 'solves',
  }: Limits = {},
): Promise<ModelApp> {
  const failures: ModelFailure[] = [];
  const time = { now: Date.parse('2026-03-11T12:00:00Z') };
  let seed = 0;
  const clock = () => time.now;
  const policy = createCallPolicy({ failures: 5, restsFor: 30_000, backOff: 5 });
  const models = { baseUrl, apiKey: null, model: 'writes', solverModel, callTimeLimit };
  const generation: GenerationContext = {
    db: database.db,
    clock,
    randomness: { uuid: () => randomUUID(), seed: () => (seed += 1) },
    engine: {
      ...engine,
      composeQuiz: (request) => engine.composeQuiz({ ...request, count: Math.min(request.count, bank) }),
    },
    client: createModelClient(models, policy),
    caps: { generations, tokensADay },
    timeLimit,
    onFailure: (failure) => failures.push(failure),
  };
  const app = await createTestApp(database, {}, { engine, customQuestions: createModelSource(generation) });
  return Object.assign(app, { failures, generation });
}
