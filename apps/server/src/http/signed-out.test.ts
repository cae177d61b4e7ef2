import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** The documented calls that are not refused to a visitor. Whoever adds one says why. */
const openToVisitors = [
  // How often we are wrong stands in public.
  'GET /api/accuracy',
  // A set of questions that somebody shared, for anybody.
  'POST /api/first-questions',
  // How forecasts held, for ten students or more together.
  'GET /api/forecast/calibration',
  // Signing in, and out of a session that may have ended by itself.
  'GET /api/login',
  'GET /api/login/ways',
  'POST /api/login',
  'GET /api/logout',
  // Stripe shows who it is by its signature.
  'POST /api/stripe/webhook',
];

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const document = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp(await openMemoryDatabase());
});
afterAll(() => server.close());

test('a visitor is told to sign in by every call but those of signing in, whatever is sent', async () => {
  const { paths } = document.parse((await server.app.inject({ url: '/api/openapi.json' })).json());
  const calls = Object.entries(paths).flatMap(([path, documented]) =>
    methods.filter((method) => method.toLowerCase() in documented).map((method) => ({ path, method })),
  );
  // Else the document was not understood.
  expect(calls.length).toBeGreaterThan(25);

  const notRefused: string[] = [];
  for (const { path, method } of calls) {
    const url = path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000001');
    const answer = await server.app.inject({
      method,
      url,
      headers: { 'sec-fetch-site': 'same-origin' },
      ...(method === 'GET' ? {} : { payload: {} }),
    });
    if (answer.statusCode !== 401) notRefused.push(`${method} ${path}`);
  }
  expect(notRefused.toSorted()).toEqual(openToVisitors.toSorted());
});
