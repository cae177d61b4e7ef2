import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { createTestApp } from '../testing/test-app.ts';

test('metrics count requests by route and status, never by address', async () => {
  const { app, close } = await createTestApp(await openMemoryDatabase());
  await app.inject({ url: '/api/auth/user' });
  await app.inject({ url: '/api/nothing?email=maria@example.org' });
  const { statusCode, body } = await app.inject({ url: '/metrics' });
  expect(statusCode).toBe(200);
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/auth/user",status="401"} 1',
  );
  expect(body).toMatch(/route="none",status="404"} 1/);
  expect(body).not.toContain('maria');
  await close();
});

test('metrics are for the machine itself alone, or for who brings the token', async () => {
  const open = await createTestApp(await openMemoryDatabase());
  const metrics = (server: typeof open, headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    server.app.inject({ url: '/metrics', headers, remoteAddress }).then(({ statusCode }) => statusCode);
  expect(await metrics(open, {}, '203.0.113.9')).toBe(404);
  expect(await metrics(open, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  await open.close();

  const guarded = await createTestApp(await openMemoryDatabase(), {
    METRICS_TOKEN: 'a token of enough length',
  });
  expect(await metrics(guarded, {})).toBe(404);
  expect(await metrics(guarded, { authorization: 'Bearer another token of that' })).toBe(404);
  expect(await metrics(guarded, { authorization: 'Bearer a token of enough length' }, '203.0.113.9')).toBe(
    200,
  );
  await guarded.close();
});
