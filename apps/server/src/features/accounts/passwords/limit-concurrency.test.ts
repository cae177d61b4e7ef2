import { expect, test } from 'vitest';
import { limitConcurrency, TooBusy } from './limit-concurrency.ts';

test('no more run at once than may, everyone gets a turn, and a failure gives its turn on', async () => {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 10 });
  let running = 0;
  let most = 0;
  const work = (index: number) =>
    inTurn(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running -= 1;
      if (index === 1) throw new Error('failed');
      return index;
    });
  const results = await Promise.allSettled(Array.from({ length: 8 }, (_, index) => work(index)));
  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
});

test('who would wait behind too many is told so at once', async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 });
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = inTurn(() => promise);
  const second = inTurn(async () => 'second');
  await expect(inTurn(async () => 'third')).rejects.toBeInstanceOf(TooBusy);
  resolve();
  expect(await Promise.all([first, second])).toEqual([undefined, 'second']);
});
