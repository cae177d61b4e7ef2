import fastify from 'fastify';
import { expect, test } from 'vitest';
import { warnOfUnknownProxy } from './warn-of-unknown-proxy.ts';

/** What is logged while three calls come in, each through a proxy or not. */
async function warnings(trustedProxies: readonly string[], headers: Record<string, string>): Promise<number> {
  let lines = '';
  const app = fastify({ logger: { level: 'warn', stream: { write: (line) => void (lines += line) } } });
  warnOfUnknownProxy(app, trustedProxies);
  app.get('/', async () => 'ok');
  for (let call = 0; call < 3; call += 1) await app.inject({ url: '/', headers });
  await app.close();
  return lines.split('TRUSTED_PROXIES').length - 1;
}

const forwarded = { 'x-forwarded-for': '203.0.113.7' };

test('a proxy that no setting names is warned of, once', async () => {
  expect(await warnings([], forwarded)).toBe(1);
});

test('neither a named proxy nor a call without one is warned of', async () => {
  expect([await warnings(['127.0.0.1'], forwarded), await warnings([], {})]).toEqual([0, 0]);
});
