import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { addCalls } from './rate-windows-repository.ts';
import { createSharedWindows, type ExchangeCalls } from './shared-windows.ts';

describe.each(testDatabases)('rate limits of several processes on $name', ({ open }) => {
  let database: OpenDatabase;
  let now = Date.parse('2026-03-11T12:00:10Z');
  const exchange: ExchangeCalls = (calls, start) => addCalls(database.db, calls, new Date(start));

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  function startProcess() {
    const { count, exchangeNow } = createSharedWindows(() => now, exchange);
    return { call: (caller: string) => count(caller).current, exchangeNow };
  }

  test('a caller is counted over all of them, each call once, and nobody else with them', async () => {
    const [one, other] = [startProcess(), startProcess()];
    for (let calls = 0; calls < 5; calls += 1) one.call('maria');
    for (let calls = 0; calls < 3; calls += 1) other.call('maria');
    await Promise.all([one.exchangeNow(), other.exchangeNow()]);
    await Promise.all([one.exchangeNow(), other.exchangeNow()]);
    expect([one.call('pierre'), other.call('maria')]).toEqual([1, expect.toBeOneOf([4, 9])]);
    await other.exchangeNow();
    expect(other.call('maria')).toBe(10);
  });

  test('a new minute begins at nothing, in every process', async () => {
    const process = startProcess();
    now += 60_000;
    expect(process.call('maria')).toBe(1);
    await process.exchangeNow();
    expect(process.call('maria')).toBe(2);
  });

  test('what comes late of the minute before takes nothing from the new one', async () => {
    const before = now;
    now += 60_000;
    const standing = await addCalls(database.db, new Map([['latecomer', 5]]), new Date(now));
    expect(standing.get('latecomer')).toBe(5);
    await addCalls(database.db, new Map([['latecomer', 3]]), new Date(before));
    expect((await addCalls(database.db, new Map([['latecomer', 1]]), new Date(now))).get('latecomer')).toBe(
      6,
    );
  });

  test('one exchange tells of any number of callers', async () => {
    now += 60_000;
    const [one, other] = [startProcess(), startProcess()];
    for (let caller = 0; caller < 30_000; caller += 1) one.call(`caller ${caller}`);
    other.call('caller 29999');
    await one.exchangeNow();
    await other.exchangeNow();
    expect(other.call('caller 29999')).toBe(3);
  });
});

test('calls whose exchange failed are told by the next', async () => {
  const told: number[] = [];
  let isAway = true;
  const { count, exchangeNow } = createSharedWindows(
    () => 0,
    async (calls) => {
      if (isAway) throw new Error('away');
      told.push(...calls.values());
      return calls;
    },
  );
  count('maria');
  await expect(exchangeNow()).rejects.toThrow('away');
  count('maria');
  isAway = false;
  await exchangeNow();
  expect(told).toEqual([2]);
});
