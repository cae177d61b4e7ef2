import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../database/database.ts';
import { testDatabases } from '../../testing/test-databases.ts';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { createDatabaseLimiter, removeExpiredCounts } from './rate-limits-repository.ts';

describe.each(testDatabases)('limits of students on $name', ({ open }) => {
  let database: OpenDatabase;
  const start = (points: number) =>
    createDatabaseLimiter(database.db, {
      points,
      duration: 60,
      insuranceLimiter: new RateLimiterMemory({ points, duration: 60 }),
    });

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  test('a caller is counted over all processes, each call once, and nobody else with them', async () => {
    const [one, other] = [start(8), start(8)];
    await Promise.all(Array.from({ length: 5 }, () => one.consume('maria')));
    await Promise.all(Array.from({ length: 3 }, () => other.consume('maria')));
    await expect(one.consume('maria')).rejects.toMatchObject({ consumedPoints: 9 });
    await expect(other.consume('maria')).rejects.toMatchObject({ consumedPoints: 10 });
    expect((await one.consume('pierre')).consumedPoints).toBe(1);
  });

  test('what is over is removed, and what stands is kept', async () => {
    const limiter = start(2);
    await limiter.consume('irene');
    await removeExpiredCounts(database.db, new Date());
    expect((await limiter.get('irene'))?.consumedPoints).toBe(1);
    await removeExpiredCounts(database.db, new Date(Date.now() + 120_000));
    expect(await limiter.get('irene')).toBeNull();
  });
});
