import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';
import * as z from 'zod';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { createDatabaseLimiter, removeExpiredCounts } from './rate-limits-repository.ts';

export interface CallLimitersOptions {
  database: OpenDatabase;
  clock: Clock;
  background: Pick<BackgroundWork, 'add'>;
  /** `null` means that processes share the limits over the database. */
  redisUrl: string | null;
}

const minute = 60;

/** The limiter of so many calls a minute: over Valkey, the database, or in memory where there is but one process. */
export function createCallLimiters(
  app: FastifyInstance,
  options: CallLimitersOptions,
): (perMinute: number) => RateLimiterAbstract {
  const create = limitersOver(app, options);
  const limiters = new Map<number, RateLimiterAbstract>();
  return (perMinute) => {
    const limiter = limiters.get(perMinute) ?? create(perMinute);
    limiters.set(perMinute, limiter);
    return limiter;
  };
}

function limitersOver(
  app: FastifyInstance,
  { database, clock, background, redisUrl }: CallLimitersOptions,
): (perMinute: number) => RateLimiterAbstract {
  const inMemory = (points: number) => new RateLimiterMemory({ points, duration: minute });
  if (redisUrl !== null) {
    const storeClient = openValkey(app, redisUrl);
    return (points) =>
      new RateLimiterRedis({
        storeClient,
        keyPrefix: 'valence:calls',
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

function openValkey(app: FastifyInstance, url: string): Redis {
  const client = new Redis(url, { maxRetriesPerRequest: 0, connectTimeout: 2000, enableOfflineQueue: false });
  client.on('error', (error: Error) => app.log.warn({ err: error }, 'REDIS_URL does not answer'));
  app.addHook('onClose', () => client.disconnect());
  return client;
}
