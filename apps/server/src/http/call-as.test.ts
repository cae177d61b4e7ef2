import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInHintCookie } from '@valence/contract';
import { openMemoryDatabase } from '../testing/memory-database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** A build whose pages make two calls at once, as a screen does, and tell how they were answered. */
const drawing = `export async function drawPage(request, { call }) {
  const answers = await Promise.all(['/api/auth/user', '/api/user/progress'].map((path) => call(path)));
  return new Response(answers.map(({ status }) => status).join());
}`;

const day = 24 * 3_600_000;
let server: TestApp;
let webFolder: string;

beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'valence-web-'));
  mkdirSync(join(webFolder, 'server'));
  writeFileSync(join(webFolder, 'server', 'package.json'), '{ "type": "module" }');
  writeFileSync(join(webFolder, 'server', 'index.js'), drawing);
  server = await createTestApp(await openMemoryDatabase(), {}, { webFolder });
});
afterAll(async () => {
  await server.close();
  rmSync(webFolder, { recursive: true });
});

test('a student who only ever opens pages stays signed in: a page renews the cookie of its session, once', async () => {
  const student = await server.signIn();
  const [name = '', session] = student.cookie.split('=');
  for (let visit = 0; visit < 3; visit += 1) {
    server.time.now += 29 * day;
    const page = await student.get('/quiz');
    expect(page.body).toBe('200,200');
    expect(page.cookies).toMatchObject([
      { name, value: session, maxAge: 30 * 24 * 3600, httpOnly: true },
      { name: signedInHintCookie, value: student.id, maxAge: 30 * 24 * 3600 },
    ]);
    expect((await student.get('/quiz')).cookies, 'nothing is due for the next hour').toEqual([]);
  }
});

test('a page for a visitor, or for a session that is over, sets no cookie', async () => {
  const visited = await server.app.inject('/quiz');
  expect([visited.body, visited.cookies]).toEqual(['401,401', []]);
  const student = await server.signIn();
  server.time.now += 31 * day;
  const late = await student.get('/quiz');
  expect([late.body, late.cookies]).toEqual(['401,401', []]);
});
