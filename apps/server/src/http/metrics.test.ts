import { expect, test } from 'vitest';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const token = 'a token of enough length';

test('metrics count requests by route and status, never by address', async () => {
  const { app, close } = await createTestApp(await openMemoryDatabase(), { METRICS_TOKEN: token });
  await app.inject({ url: '/api/auth/user' });
  await app.inject({ url: '/api/nothing?email=maria@example.org' });
  const { statusCode, body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/auth/user",status="401"} 1',
  );
  expect(body).toMatch(/route="none",status="404"} 1/);
  expect(body).not.toContain('maria');
  await close();
});

test('metrics are for who brings the token, and without one there are none', async () => {
  const metrics = (server: TestApp, headers: Record<string, string>) =>
    server.app.inject({ url: '/metrics', headers }).then(({ statusCode, body }) => [statusCode, body]);
  const open = await createTestApp(await openMemoryDatabase());
  expect((await metrics(open, {}))[1]).not.toContain('http_request_duration_seconds');
  await open.close();

  const guarded = await createTestApp(await openMemoryDatabase(), { METRICS_TOKEN: token });
  expect((await metrics(guarded, {}))[0]).toBe(404);
  expect((await metrics(guarded, { authorization: 'Bearer another token of that' }))[0]).toBe(404);
  expect((await metrics(guarded, { authorization: `Bearer ${token}` }))[0]).toBe(200);
  await guarded.close();
});
