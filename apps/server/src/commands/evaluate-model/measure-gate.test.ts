import * as engine from '@valence/questions';
import { gateSet } from '@valence/questions/gate-set';
import { expect, test } from 'vitest';
import { createCallPolicy } from '../../language-model/call-policy.ts';
import { createModelClient } from '../../language-model/model-client.ts';
import { startScriptedModel } from '../../language-model/testing/scripted-model.ts';
import { truthfulModel } from '../../language-model/testing/truthful-model.ts';
import { measureGate } from './measure-gate.ts';

const set = gateSet();
const policy = createCallPolicy({ failures: 5, restsFor: 1000, backOff: 5 });

test('without a solver the gate stops at least 60 of 100 broken questions and passes 48 of 50 sound ones', async () => {
  const { sound, broken } = await measureGate({ engine, client: null }, set);
  expect(broken.stopped / broken.of).toBeGreaterThanOrEqual(0.6);
  expect(sound.passed / sound.of).toBeGreaterThanOrEqual(0.96);
});

test('with a solver that answers truly it stops at least 95 of 100', async () => {
  const model = await startScriptedModel(truthfulModel([], set.truths));
  const settings = { baseUrl: model.url, apiKey: null, model: 'writes', solverModel: 'solves' };
  const client = createModelClient({ ...settings, callTimeLimit: 10_000 }, policy);
  const { sound, broken } = await measureGate({ engine, client }, set);
  await model.close();
  expect(broken.stopped / broken.of).toBeGreaterThanOrEqual(0.95);
  expect(sound.passed / sound.of).toBeGreaterThanOrEqual(0.96);
});

test('a solver that is away lets nothing through', async () => {
  const model = await startScriptedModel(() => ({ kind: 'raw', status: 401, body: '{}' }));
  const settings = { baseUrl: model.url, apiKey: null, model: 'writes', solverModel: 'solves' };
  const client = createModelClient({ ...settings, callTimeLimit: 10_000 }, policy);
  const { sound } = await measureGate({ engine, client }, { sound: set.sound.slice(0, 5), broken: [] });
  await model.close();
  expect(sound.passed).toBe(0);
});
