import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { Refusal } from '../../refusal.ts';
import { createCallLimiters, type CallLimitersOptions } from './call-limiters.ts';
import { networkOf } from './network-of.ts';
import { passedLimit } from './passed-limit.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls a minute that one student may make of this route; an address, while nobody is signed in. */
    callsPerMinute?: number;
    /** `false`: a route that no limit counts. */
    rateLimit?: boolean;
  }
}

export interface RateLimitsOptions extends CallLimitersOptions {
  /** Calls a minute from one address. A whole school may sit behind it. */
  perAddress: number;
  /** Whose session the request carries. */
  studentOf: (request: FastifyRequest) => Promise<string | null>;
}

const minute = 60;
/** Files of the web app cost next to nothing, and a page names many of them. */
const assetsPerCall = 10;

/**
 * Limits the calls of a minute: of a student to what costs something, over all processes; of an address, generously, to each
 * process; the web app's files apart from both. Who is put off is told when to come back.
 */
export function registerRateLimits(app: FastifyInstance, options: RateLimitsOptions): void {
  limitAddresses(app, options.perAddress);
  limitStudents(app, options);
}

/** Counts before anything is looked up, and addresses without a route as well: a page costs something too. */
function limitAddresses(app: FastifyInstance, perAddress: number): void {
  const calls = new RateLimiterMemory({ points: perAddress, duration: minute });
  const assets = new RateLimiterMemory({ points: assetsPerCall * perAddress, duration: minute });
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.config.rateLimit === false) return;
    await count(isAsset(request) ? assets : calls, networkOf(request.ip), reply);
  });
}

function limitStudents(app: FastifyInstance, options: RateLimitsOptions): void {
  const limiterOf = createCallLimiters(options);
  // Before the body is read, and after the session can be asked for.
  app.addHook('preParsing', async (request, reply) => {
    const { callsPerMinute } = request.routeOptions.config;
    if (callsPerMinute === undefined) return;
    const caller = (await options.studentOf(request)) ?? networkOf(request.ip);
    const call = `${request.method} ${request.routeOptions.url ?? ''} ${caller}`;
    await count(limiterOf(callsPerMinute), createHash('sha256').update(call).digest('base64url'), reply);
  });
}

async function count(limiter: RateLimiterAbstract, caller: string, reply: FastifyReply): Promise<void> {
  try {
    await limiter.consume(caller);
  } catch (thrown) {
    const { msBeforeNext } = passedLimit(thrown);
    reply.header('retry-after', Math.max(1, Math.ceil(msBeforeNext / 1000)));
    throw new Refusal('tooManyRequests', 'That was a lot at once. Please wait a moment and try again.');
  }
}

/**
 * Whether a file of the web app is requested: each one that exists has a route of its own. Data of a page, which the client
 * requests by the page's name, is a call.
 */
function isAsset(request: FastifyRequest): boolean {
  const [path = ''] = request.url.split('?', 1);
  return request.routeOptions.url === path && !path.startsWith('/api/') && /\.(?!data$)\w+$/.test(path);
}
