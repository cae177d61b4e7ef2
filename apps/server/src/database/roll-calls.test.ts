import { expect, test } from 'vitest';
import { createRollCalls } from './roll-calls.ts';

const patience = 50;

test.each([
  ['refuses', () => Promise.reject(new Error('connect ECONNREFUSED'))],
  ['has no connection left', () => new Promise<never>(() => undefined)],
])('a call ends with its patience where the database %s', async (_, query) => {
  const rollCalls = createRollCalls({ query }, 'process_1', { listenerName: 'listener', patience });
  const before = performance.now();
  await rollCalls.call();
  expect(performance.now() - before).toBeGreaterThanOrEqual(patience - 1);
});
