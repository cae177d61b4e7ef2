import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase(), {
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    RATE_LIMIT_PER_ADDRESS: '6',
    TRUSTED_PROXIES: '127.0.0.1',
  });
});
afterAll(() => server.close());

test('an address is put off on every call, page and missing page, however many students are behind it', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  const [one, other] = await Promise.all([server.signIn(), server.signIn()]);
  const request = { topic: 'general', difficulty: 'beginner', count: 5 };
  const calls = [
    () => one.post('/api/generate-questions', request, headers),
    () => other.post('/api/generate-questions', request, headers),
    () => one.get('/api/account/export', headers),
    () => server.app.inject({ url: '/', headers }),
    () => server.app.inject({ url: '/quiz', headers }),
    () => server.app.inject({ url: '/api/nothing', headers }),
  ];
  for (const call of calls) expect((await call()).statusCode).not.toBe(429);
  for (const call of calls) {
    const putOff = await call();
    expect([putOff.statusCode, putOff.json().code]).toEqual([429, 'tooManyRequests']);
    expect(Number(putOff.headers['retry-after'])).toBeGreaterThan(0);
  }
});

test('a browser that is put off shows a page with a way to try again, and a call never gets one', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7', accept: 'text/html,*/*' };
  const page = await server.app.inject({ url: '/quiz', headers });
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.body).toContain('Please wait a moment and try again.');
  expect(page.body).toContain('>Try again</a>');
  expect((await server.app.inject({ url: '/api/auth/user', headers })).json().code).toBe('tooManyRequests');
  for (const url of ['/api/login', '/api/callback/github?state=a&code=b']) {
    const led = await server.app.inject({ url, headers });
    expect([led.statusCode, led.headers.location]).toEqual([303, '/sign-in/problem/unavailable']);
  }
});

test('a file that does not exist counts as a call', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const statuses: number[] = [];
  for (let asked = 0; asked < 7; asked += 1)
    statuses.push((await server.app.inject({ url: '/assets/gone.js', headers })).statusCode);
  expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429]);
});

test('other addresses, and who watches over the server, are not put off with it', async () => {
  const elsewhere = { 'x-forwarded-for': '203.0.113.8' };
  expect((await server.app.inject({ url: '/quiz', headers: elsewhere })).statusCode).toBe(200);
  for (let probe = 0; probe < 10; probe += 1) {
    expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  }
});
