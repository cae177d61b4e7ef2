import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerOnceHeard } from './answer-once-heard.ts';

let app: FastifyInstance;
let asked: number;
beforeEach(async () => {
  asked = 0;
  app = fastify();
  answerOnceHeard(app, {
    listen: () => undefined,
    isHearing: () => true,
    heardEverywhere: async () => {
      asked += 1;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['x-put-off'] !== undefined) await reply.code(429).send();
  });
  app.post('/change', () => 'changed');
  app.post('/broken', () => {
    throw new Error('It may have changed something before.');
  });
  app.post('/quiz', { config: { changesStudent: false } }, () => 'no change');
  app.get('/read', () => 'read');
  await app.ready();
});
afterEach(() => app.close());

test.each(['/change', '/broken'])('%s is answered once everybody has heard', async (url) => {
  await app.inject({ method: 'POST', url });
  expect(asked).toBe(1);
});

test('what changes no student asks nobody', async () => {
  await app.inject({ method: 'POST', url: '/quiz' });
  await app.inject({ url: '/read' });
  expect(asked).toBe(0);
});

test('a call that is put off asks nobody: a flood of them stays cheap', async () => {
  const answer = await app.inject({ method: 'POST', url: '/change', headers: { 'x-put-off': '1' } });
  expect(answer.statusCode).toBe(429);
  expect(asked).toBe(0);
});
