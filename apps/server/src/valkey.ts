import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { RateLimiterRedis, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** Opens the Valkey or Redis over which processes share what they count. While it is away, whatever is asked of it fails at once. */
export function openValkey(app: FastifyInstance, url: string): Redis {
  const client = new Redis(url, { maxRetriesPerRequest: 0, connectTimeout: 2000, enableOfflineQueue: false });
  client.on('error', (error: Error) => app.log.warn({ err: error }, 'REDIS_URL does not answer'));
  app.addHook('onClose', () => client.disconnect());
  return client;
}

/** Counts in Valkey, in windows of fixed length, over all processes; by `insuranceLimiter` while it is away. */
export function createValkeyLimiter(
  valkey: Redis,
  limit: { keyPrefix: string; points: number; duration: number; insuranceLimiter: RateLimiterAbstract },
): RateLimiterAbstract {
  return new RateLimiterRedis({ ...limit, keyPrefix: `valence:${limit.keyPrefix}`, storeClient: valkey });
}
