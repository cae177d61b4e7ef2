import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import type { TestApp, TestStudent } from '../testing/test-app.ts';
import { hostileTopics } from './testing/hostile-topics.data.ts';
import { createModelApp } from './testing/model-app.ts';
import { json, startScriptedModel, type ScriptedModel } from './testing/scripted-model.ts';
import { writerPrompt } from './writing/writer-prompt.ts';

let model: ScriptedModel;
let server: TestApp;
let student: TestStudent;

beforeAll(async () => {
  model = await startScriptedModel(() => json({}));
  server = await createModelApp(await openMemoryDatabase(), model.url);
  student = await server.signIn({ subscriptionStatus: 'active' });
});
afterAll(async () => {
  await model.close();
  await server.close();
});

test('there are forty of them', () => {
  expect(new Set(hostileTopics).size).toBe(40);
});

test.each(hostileTopics)('%s is refused, reaches no model and counts nothing', async (topic) => {
  const response = await student.post('/api/generate-questions', { topic, difficulty: 'beginner', count: 5 });
  expect([response.statusCode, response.json().code]).toEqual([422, 'topicNotChemistry']);
  expect(model.calls).toEqual([]);
  const usage = await student.get('/api/user/custom-quiz-usage');
  expect(usage.json().remaining).toBe(7);
});

test.each(hostileTopics)('%s would change nothing in a prompt but its fence', (topic) => {
  const wanted = { topics: [], difficulty: 'beginner', count: 5, examples: [], known: [] } as const;
  const prompt = (text: string) => writerPrompt({ ...wanted, slips: new Map(), topic: text });
  const fence = /<topic>\n[^<>]*\n<\/topic>/;
  expect(prompt(topic)).toMatch(fence);
  expect(prompt(topic).replace(fence, '')).toBe(prompt('buffers').replace(fence, ''));
});
