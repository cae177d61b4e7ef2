import { generateQuestionsResponse } from '@valence/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../database/database.ts';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { asked, beginModelRun, left, type ModelRun } from './testing/model-run.ts';
import { never } from './testing/scripted-model.ts';

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

describe('a client that listens', () => {
  const listening = { accept: 'text/event-stream, application/json' };

  test('hears what happens, and gets the documented answer last', async () => {
    const { student } = await run.start();
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
    const { student } = await run.start();
    const subject = await student.post('/api/generate-questions', { ...asked, topic: 'general' }, listening);
    expect(generateQuestionsResponse.parse(subject.json()).questions).toHaveLength(5);
    const refused = await student.post('/api/generate-questions', { ...asked, topic: 'football' }, listening);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'topicNotChemistry']);
  });

  test('stops the spending by hanging up, and is charged nothing', async () => {
    const { server, student } = await run.start();
    run.model.script = never;
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const hangingUp = new AbortController();
    const asking = fetch(`${address}/api/generate-questions`, {
      method: 'POST',
      headers: { ...listening, cookie: student.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
      signal: hangingUp.signal,
    });
    await expect.poll(() => run.model.calls.length).toBe(1);
    await asking;
    hangingUp.abort();
    await expect.poll(() => run.model.hungUp).toBe(1);
    await expect.poll(() => left(student)).toBe(7);
  });

  test('is told at once by a server that closes, which stops the spending', async () => {
    const { server, student } = await run.start();
    run.model.script = never;
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${address}/api/generate-questions`, {
      method: 'POST',
      headers: { ...listening, cookie: student.cookie, 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    });
    await expect.poll(() => run.model.calls.length).toBe(1);
    const began = performance.now();
    await server.app.close();
    expect(performance.now() - began).toBeLessThan(15_000);
    await expect.poll(() => run.model.hungUp).toBe(1);
    expect(eventsOf(await answer.text()).at(-1)).toMatchObject({
      name: 'failed',
      data: { code: 'unavailable' },
    });
  });
});

function eventsOf(body: string): { name: string; data: unknown }[] {
  return [...body.matchAll(/event: (.+)\ndata: (.+)\n\n/g)].map(([, name = '', data = '']) => ({
    name,
    data: JSON.parse(data),
  }));
}
