import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { BackgroundWork } from '../../background/background-work.ts';
import type { Clock } from '../../clock.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { Refusal } from '../../refusal.ts';
import { addCalls, removeWindowsBefore } from './rate-windows-repository.ts';
import { createSharedWindows, rateWindow, type ExchangeCalls } from './shared-windows.ts';
import { openValkeyExchange } from './valkey-exchange.ts';

export interface RateLimitsOptions {
  database: OpenDatabase;
  clock: Clock;
  background: Pick<BackgroundWork, 'add'>;
  perAddress: number;
  /** `null` means that processes exchange their counts over the database. */
  redisUrl: string | null;
}

const exchangeEvery = 1000;

/**
 * Limits how many calls a minute one address may make, whatever it asks for; a route's own limit (of a student, where it
 * costs something) comes on top. The limits hold over all processes on one database.
 */
export async function registerRateLimits(app: FastifyInstance, options: RateLimitsOptions): Promise<void> {
  const windows = createSharedWindows(options.clock, exchangeOver(app, options));
  await app.register(rateLimit, {
    global: false,
    max: options.perAddress,
    timeWindow: rateWindow,
    store: windows.Store,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: tooMany,
  });
  limitAddresses(app);
  exchangeWhileOpen(app, windows.exchangeNow);
}

/** Counts before anything is looked up, and addresses without a route as well: a page costs something too. */
function limitAddresses(app: FastifyInstance): void {
  const count = app.createRateLimit();
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.rateLimit === false) return;
    const counted = await count(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw tooMany();
  });
}

function tooMany(): Refusal {
  return new Refusal('tooManyRequests', 'That was a lot at once. Please wait a moment and try again.');
}

function exchangeOver(app: FastifyInstance, options: RateLimitsOptions): ExchangeCalls {
  const { database, background, clock, redisUrl } = options;
  if (redisUrl !== null) {
    const valkey = openValkeyExchange(redisUrl, (error) =>
      app.log.warn({ err: error }, 'REDIS_URL does not answer'),
    );
    app.addHook('onClose', valkey.close);
    return valkey.exchange;
  }
  // Nobody else can be on the embedded database.
  if (database.kind === 'embedded') return async (calls) => calls;
  background.add({
    name: 'remove-old-rate-windows',
    schedule: '23 * * * *',
    data: z.object({}),
    run: () => removeWindowsBefore(database.db, new Date(clock() - 2 * rateWindow)),
  });
  return (calls, windowStart) => addCalls(database.db, calls, new Date(windowStart));
}

/** An exchange that fails is made up for by the next: what was not told stays counted. */
function exchangeWhileOpen(app: FastifyInstance, exchangeNow: () => Promise<void>): void {
  let isExchanging = false;
  const timer = setInterval(() => {
    if (isExchanging) return;
    isExchanging = true;
    exchangeNow()
      .catch((error: unknown) => app.log.warn({ err: error }, 'rate limits could not be exchanged'))
      .finally(() => {
        isExchanging = false;
      });
  }, exchangeEvery).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
