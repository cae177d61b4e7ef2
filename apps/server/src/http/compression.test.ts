import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCompression } from './compression.ts';

const answer = { questions: Array.from({ length: 200 }, (_, place) => ({ text: `Question ${place}` })) };
const events = new PassThrough();
const app = fastify();
let url: string;

beforeAll(async () => {
  await registerCompression(app);
  app.get('/api/quiz', () => answer);
  app.get('/api/short', () => ({ message: 'Hello' }));
  app.get('/api/events', (_, reply) => reply.type('text/event-stream').send(events));
  app.post('/api/quiz', () => ({ ok: true }));
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const accepting = { 'accept-encoding': 'gzip, deflate, br, zstd' };

test('the answer of a call is compressed, a short one is not', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/api/quiz', headers: accepting });
  expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(rawPayload.length).toBeLessThan(JSON.stringify(answer).length / 5);
  expect(JSON.parse(brotliDecompressSync(rawPayload).toString())).toEqual(answer);
  const short = await app.inject({ url: '/api/short', headers: accepting });
  expect(short.headers['content-encoding']).toBeUndefined();
});

test('an event reaches the caller at once: a stream of them is not held back to be compressed', async () => {
  events.write('event: writing\ndata: {}\n\n');
  const response = await fetch(`${url}/api/events`, { headers: accepting });
  expect(response.headers.get('content-encoding')).toBeNull();
  const first = await response.body?.getReader().read();
  expect(Buffer.from(first?.value ?? []).toString()).toBe('event: writing\ndata: {}\n\n');
  events.end();
}, 10_000);

test('a body that comes compressed is not unpacked', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/quiz',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: gzipSync('{}'),
  });
  expect(response.statusCode).toBe(400);
});
