import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { registerErrorAnswers } from './error-answers.ts';
import { registerOverloadGuard } from './overload.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = fastify();
  registerErrorAnswers(app);
  await registerOverloadGuard(app, 500);
  app.get('/', () => 'answered');
  await app.ready();
});
afterEach(() => app.close());

function holdUp(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** How the requests of the time after a hold-up were answered. */
async function statusesFor(milliseconds: number): Promise<Set<number>> {
  const statuses = new Set<number>();
  const until = performance.now() + milliseconds;
  while (performance.now() < until) {
    statuses.add((await app.inject('/')).statusCode);
    await wait(20);
  }
  return statuses;
}

test('a process that was held up once, even for more than twice the lag, turns nobody away', async () => {
  for (const milliseconds of [700, 1200]) {
    holdUp(milliseconds);
    expect(await statusesFor(2000)).toEqual(new Set([200]));
  }
});

test('a process that is held up again and again for longer than students wait turns requests away', async () => {
  for (let time = 0; time < 7; time += 1) {
    holdUp(700);
    await wait(0);
  }
  expect(await statusesFor(100)).toEqual(new Set([503]));
});
