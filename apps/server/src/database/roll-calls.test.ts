import { setImmediate as othersHadATurn } from 'node:timers/promises';
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

test('a call ends once each who listened has replied, and nobody’s reply stands in for another’s', async () => {
  const rows = [{ pid: 1 }, { pid: 2 }];
  const query = async () => ({ rows, rowCount: 2, command: 'SELECT', oid: 0, fields: [] });
  const rollCalls = createRollCalls({ query }, 'process_1', { listenerName: 'listener', patience: 60_000 });
  let isOver = false;
  const call = rollCalls.call().then(() => (isOver = true));
  await othersHadATurn();
  // The third began to listen after the call had looked who does; the first replies twice.
  for (const reply of ['1 1', '1 3', '1 1', '2 2']) rollCalls.hearReply(reply);
  await othersHadATurn();
  expect(isOver).toBe(false);
  rollCalls.hearReply('1 2');
  await call;
});
