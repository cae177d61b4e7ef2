import { Redis } from 'ioredis';
import * as z from 'zod';
import { rateWindow, type ExchangeCalls } from './shared-windows.ts';

export interface ValkeyExchange {
  exchange: ExchangeCalls;
  close(): Promise<void>;
}

const counts = z.array(z.tuple([z.null(), z.number()]));

/** Exchanges calls over a Valkey or Redis. While it is away an exchange fails at once, and every process counts alone. */
export function openValkeyExchange(url: string, onError: (error: Error) => void): ValkeyExchange {
  const client = new Redis(url, { maxRetriesPerRequest: 0, connectTimeout: 2000, enableOfflineQueue: false });
  client.on('error', onError);
  return {
    async exchange(calls, windowStart) {
      const keys = [...calls.keys()];
      const pipeline = client.pipeline();
      for (const [key, count] of calls) {
        pipeline.incrby(nameOf(key, windowStart), count);
        pipeline.pexpire(nameOf(key, windowStart), 2 * rateWindow);
      }
      const answers = counts.parse(await pipeline.exec());
      return new Map(keys.map((key, index) => [key, answers[2 * index]?.[1] ?? 0]));
    },
    close: async () => {
      client.disconnect();
    },
  };
}

function nameOf(key: string, windowStart: number): string {
  return `valence:calls:${windowStart}:${key}`;
}
