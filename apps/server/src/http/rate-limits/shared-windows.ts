import { hash } from 'node:crypto';
import type { FastifyRateLimitStoreCtor, FastifyRateLimitStore } from '@fastify/rate-limit';
import type { Clock } from '../../clock.ts';

/** Milliseconds that every limit counts over, from one full minute to the next. */
export const rateWindow = 60_000;

/**
 * Tells the other processes how many calls were made here since the last exchange, and hears how many there were in all.
 * Keyed by caller.
 */
export type ExchangeCalls = (
  calls: ReadonlyMap<string, number>,
  windowStart: number,
) => Promise<ReadonlyMap<string, number>>;

/** Callers of one minute that are remembered; beyond it the ones who came first are forgotten, so that memory is bounded. */
const mostCallers = 200_000;

interface Caller {
  /** Counted by all processes up to the last exchange. */
  told: number;
  /** Counted here since then. */
  untold: number;
}

/**
 * Counts calls in this process, so that no request waits for a count, and exchanges the counts between processes. A limit
 * is exceeded at most by what comes within one exchange.
 */
export function createSharedWindows(clock: Clock, exchange: ExchangeCalls) {
  let start = windowAt(clock());
  let callers = new Map<string, Caller>();

  function count(key: string): { current: number; ttl: number } {
    const now = clock();
    if (windowAt(now) !== start) {
      start = windowAt(now);
      callers = new Map();
    }
    const caller = callers.get(key) ?? { told: 0, untold: 0 };
    caller.untold += 1;
    callers.set(key, caller);
    if (callers.size > mostCallers) forgetFirst(callers);
    return { current: caller.told + caller.untold, ttl: start + rateWindow - now };
  }

  async function exchangeNow(): Promise<void> {
    const windowStart = start;
    const sent = [...callers]
      .filter(([, { untold }]) => untold > 0)
      .map(([key, { untold }]) => ({ key, name: namelessly(key), calls: untold }));
    if (sent.length === 0) return;
    const totals = await exchange(new Map(sent.map(({ name, calls }) => [name, calls])), windowStart);
    if (windowStart !== start) return;
    for (const { key, name, calls } of sent) {
      const caller = callers.get(key);
      if (!caller) continue;
      caller.untold -= calls;
      caller.told = totals.get(name) ?? caller.told + calls;
    }
  }

  return { count, exchangeNow, Store: storeOn(count) };
}

function forgetFirst(callers: Map<string, Caller>): void {
  for (const key of callers.keys()) {
    callers.delete(key);
    return;
  }
}

function windowAt(now: number): number {
  return now - (now % rateWindow);
}

/** The store as the rate limiter wants it: a class, which it makes itself and which has children for routes. */
function storeOn(count: (key: string) => { current: number; ttl: number }): FastifyRateLimitStoreCtor {
  return class Store implements FastifyRateLimitStore {
    readonly scope: string;

    constructor(_options: object, scope = '') {
      this.scope = scope;
    }

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1]): void {
      callback(null, count(`${this.scope} ${key}`));
    }

    child(route: object): FastifyRateLimitStore {
      // Where the route is named stands in the limiter's code and not in its types.
      const { method, url } = routeOf(Reflect.get(route, 'routeInfo'));
      return new Store({}, `${method} ${url}`);
    }
  };
}

function routeOf(info: unknown): { method: string; url: string } {
  if (typeof info !== 'object' || info === null)
    throw new Error('The rate limiter names its routes no more.');
  return { method: String(Reflect.get(info, 'method')), url: String(Reflect.get(info, 'url')) };
}

/** What leaves the process: long enough that two callers never share it, and it says nothing of who they are. */
function namelessly(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 22);
}
