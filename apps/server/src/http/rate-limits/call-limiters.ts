import type { Redis } from 'ioredis';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import * as z from 'zod';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { createDatabaseLimiter, removeExpiredCounts } from './rate-limits-repository.ts';
import { createValkeyLimiter } from '../../valkey.ts';

export interface CallLimitersOptions {
  database: OpenDatabase;
  clock: Clock;
  background: Pick<BackgroundWork, 'add'>;
  /** `null` means that processes share the limits over the database. */
  valkey: Redis | null;
}

const minute = 60;

/** The limiter of so many calls a minute: over Valkey, the database, or in memory where there is but one process. */
export function createCallLimiters(options: CallLimitersOptions): (perMinute: number) => RateLimiterAbstract {
  const create = limitersOver(options);
  const limiters = new Map<number, RateLimiterAbstract>();
  return (perMinute) => {
    const limiter = limiters.get(perMinute) ?? create(perMinute);
    limiters.set(perMinute, limiter);
    return limiter;
  };
}

function limitersOver({
  database,
  clock,
  background,
  valkey,
}: CallLimitersOptions): (perMinute: number) => RateLimiterAbstract {
  const inMemory = (points: number) => new RateLimiterMemory({ points, duration: minute });
  if (valkey !== null) {
    return (points) =>
      createValkeyLimiter(valkey, {
        keyPrefix: 'calls',
        points,
        duration: minute,
        // While it is away, every process counts alone.
        insuranceLimiter: inMemory(points),
      });
  }
  // Nobody else can be on the embedded database.
  if (database.kind === 'embedded') return inMemory;
  background.add({
    name: 'remove-expired-rate-limits',
    schedule: '23 * * * *',
    data: z.object({}),
    run: () => removeExpiredCounts(database.db, new Date(clock())),
  });
  return (points) =>
    createDatabaseLimiter(database.db, { points, duration: minute, insuranceLimiter: inMemory(points) });
}
