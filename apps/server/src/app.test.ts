import { errorBody } from '@valence/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from './testing/memory-database.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase(), { RATE_LIMIT_QUIZZES: '6' });
});
afterAll(() => server.close());

test('an unknown call is JSON, an unknown page is the app', async () => {
  const call = await server.app.inject({ url: '/api/nothing' });
  expect([call.statusCode, call.json().code]).toEqual([404, 'notFound']);
  const page = await server.app.inject({ url: '/quiz/active' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
});

test('another method than a call has is answered with the ones it has', async () => {
  const response = await server.app.inject({ method: 'DELETE', url: '/api/user/record-quiz' });
  expect([response.statusCode, response.json().code, response.headers.allow]).toEqual([
    405,
    'methodNotAllowed',
    'POST',
  ]);
});

test('a body that is not JSON, too large or broken gets its own answer', async () => {
  const student = await server.signIn();
  const send = async (body: string, type: string) => {
    const response = await student.post('/api/user/record-quiz', body, { 'content-type': type });
    expect(errorBody.safeParse(response.json()).success).toBe(true);
    return response.statusCode;
  };
  expect(await send('a=1', 'application/x-www-form-urlencoded')).toBe(415);
  expect(await send('<a/>', 'text/xml')).toBe(415);
  expect(await send(`"${'x'.repeat(16 * 1024)}"`, 'application/json')).toBe(413);
  expect(await send('{"a":', 'application/json')).toBe(400);
});

test('a text of 250 KB, and the longest that a call takes, is refused at next to no cost', async () => {
  const student = await server.signIn();
  const ask = (marks: number) =>
    student.post('/api/generate-questions', {
      topic: `a${'\u0301\u0323'.repeat(marks)}`,
      difficulty: 'beginner',
      count: 5,
    });
  await ask(1);
  const started = process.cpuUsage();
  const [tooLarge, tooLong] = [await ask(62_500), await ask(4_000)];
  // Microseconds of the processor's time, whatever else the machine does. Composed in full, it takes minutes.
  expect(process.cpuUsage(started).user).toBeLessThan(50_000);
  expect([tooLarge.statusCode, tooLarge.json().code]).toEqual([413, 'tooLarge']);
  expect(tooLong.statusCode).toBe(400);
  expect(tooLong.json().fields).toEqual([{ field: 'topic', message: 'A topic has at most 200 characters.' }]);
});

test('a change that another site asks for is refused, one from our own page or no browser is not', async () => {
  const statusOf = async (headers: Record<string, string>) =>
    (await server.app.inject({ method: 'POST', url: '/api/user/record-quiz', headers, payload: {} }))
      .statusCode;
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await statusOf({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await statusOf({ origin: 'https://evil.example' })).toBe(403);
  expect(await statusOf({ origin: 'null' })).toBe(403);
  expect(await statusOf({ origin: 'http://localhost:3000' })).toBe(401);
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(401);
  expect(await statusOf({})).toBe(401);
});

test('too many quizzes in a minute are put off with Retry-After, for that student alone', async () => {
  const eager = await server.signIn({ subscriptionStatus: 'active' });
  const request = { topic: 'general', difficulty: 'beginner', count: 5 };
  for (let quiz = 0; quiz < 6; quiz += 1) await eager.post('/api/generate-questions', request);
  const putOff = await eager.post('/api/generate-questions', request);
  expect([putOff.statusCode, putOff.json().code]).toEqual([429, 'tooManyRequests']);
  expect(Number(putOff.headers['retry-after'])).toBeGreaterThan(0);
  const other = await server.signIn();
  expect((await other.post('/api/generate-questions', request)).statusCode).toBe(200);
});

test('every page comes with a policy and a nonce of its own', async () => {
  const policies = await Promise.all(
    [1, 2].map(async () => (await server.app.inject({ url: '/' })).headers['content-security-policy']),
  );
  expect(policies[0]).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/]+={0,2}'/);
  expect(policies[0]).not.toBe(policies[1]);
  expect(policies[0]).not.toContain('unsafe');
});

test('the API document lists the calls with their schemas', async () => {
  const document = (await server.app.inject({ url: '/api/openapi.json' })).json();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      '/api/generate-questions',
      '/api/user/record-quiz',
      '/api/user/progress',
      '/api/user/quiz-usage',
      '/api/user/custom-quiz-usage',
      '/api/user/quiz-history',
      '/api/user/quiz-history/stats',
    ]),
  );
  const body = document.paths['/api/generate-questions'].post.requestBody.content['application/json'].schema;
  expect(body).toMatchObject({
    additionalProperties: false,
    properties: { topic: { maxLength: 200 }, count: { multipleOf: 5 } },
  });
});

test('healthz answers while the process does, readyz while its database does too', async () => {
  expect((await server.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
});

test('every answer carries the headers that keep it in its place', async () => {
  for (const url of ['/', '/api/auth/user', '/api/nothing', '/assets/nothing']) {
    const { headers } = await server.app.inject({ url });
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  }
});
