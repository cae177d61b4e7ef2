import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMemoryDatabase } from '../../testing/memory-database.ts';
import { answersTo, askForQuiz } from '../../testing/take-quiz.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

/** A build that draws a page as the path and what it was served. */
const webFolder = mkdtempSync(join(tmpdir(), 'valence-web-'));
let server: TestApp;

beforeAll(async () => {
  mkdirSync(join(webFolder, 'server'));
  mkdirSync(join(webFolder, '.vite'));
  writeFileSync(
    join(webFolder, 'index.html'),
    '<!-- preloads --><main><!-- page --></main><script id="served">__SERVED__</script>',
  );
  writeFileSync(join(webFolder, 'landing.html'), 'landing');
  writeFileSync(join(webFolder, 'active.html'), 'a quiz');
  writeFileSync(
    join(webFolder, '.vite', 'manifest.json'),
    JSON.stringify({
      'index.html': { file: 'assets/index.js' },
      'src/badges.tsx': { file: 'assets/badges.js' },
    }),
  );
  writeFileSync(join(webFolder, 'server', 'package.json'), '{ "type": "module" }');
  writeFileSync(
    join(webFolder, 'server', 'draw-pages.js'),
    `export const screenFiles = { '/badges': 'src/badges.tsx' };
     export const drawQuizPage = () => null;
     export function drawApp(path, search, served) {
       if (search === '?broken') throw new Error('This drawing fails.');
       return '<p>' + path + search + '</p>';
     }`,
  );
  server = await createTestApp(await openMemoryDatabase(), { SUPPORT_PHONE: '+44 20' }, { webFolder });
});
afterAll(() => rmSync(webFolder, { recursive: true }));

const servedIn = (body: string): unknown =>
  JSON.parse(/<script id="served">(.*)<\/script>/.exec(body)?.[1] ?? '');

test('a student gets the page drawn, with who they are and the numbers of its first screen', async () => {
  server.time.now = Date.parse('2026-03-11T12:00:00Z');
  const student = await server.signIn({ firstName: 'Marie', timeZone: 'Pacific/Kiritimati' });
  const { body, headers } = await student.get('/badges?from=home', {
    cookie: `${student.cookie}; valence_kept_quiz=x%2F1`,
  });
  expect(body).toContain('<main><p>/badges?from=home</p></main>');
  expect(body).toContain('href="/assets/badges.js"');
  expect(headers['cache-control']).toBe('no-store');
  expect(servedIn(body)).toMatchObject({
    answers: {
      '/api/auth/user': (await student.get('/api/auth/user')).json(),
      '/api/user/progress': (await student.get('/api/user/progress')).json(),
    },
    timeZone: 'Pacific/Kiritimati',
    today: '2026-03-12',
    keptQuiz: 'x/1',
    supportPhone: '+44 20',
  });
});

test('while nobody knows the student’s zone, no numbers of their day come along', async () => {
  const student = await server.signIn();
  const { answers } = { answers: {}, ...Object(servedIn((await student.get('/badges')).body)) };
  expect(Object.keys(answers)).toEqual(['/api/auth/user']);
});

test('each page asks only for what its first screen shows, as the calls answer it', async () => {
  const student = await server.signIn({ timeZone: 'UTC' });
  for (const [path, calls] of [
    ['/', ['/api/user/progress', '/api/user/quiz-usage']],
    ['/quiz', ['/api/user/progress']],
    ['/account', ['/api/user/profile']],
    ['/results', ['/api/user/quiz-history', '/api/user/quiz-history/stats', '/api/user/analytics']],
    ['/contact', []],
    ['/streak', []],
  ] as const) {
    const { answers } = { answers: {}, ...Object(servedIn((await student.get(path)).body)) };
    const expected = await Promise.all(
      ['/api/auth/user', ...calls].map(async (call) => [call, (await student.get(call)).json()] as const),
    );
    expect([path, answers]).toEqual([path, Object.fromEntries(expected)]);
  }
});

test('the quizzes of who has some are analysed after the first paint', async () => {
  const student = await server.signIn({ timeZone: 'UTC' });
  const quiz = await askForQuiz(student);
  expect((await student.post('/api/user/record-quiz', answersTo(quiz, 3))).statusCode).toBe(200);
  const { answers } = { answers: {}, ...Object(servedIn((await student.get('/results')).body)) };
  expect(Object.keys(answers)).toEqual([
    '/api/auth/user',
    '/api/user/quiz-history',
    '/api/user/quiz-history/stats',
  ]);
});

test('a visitor gets public pages drawn, and the others as the client draws them', async () => {
  for (const path of ['/contact', '/terms', '/privacy', '/calc-test', '/streak']) {
    const { body } = await server.app.inject({ url: path });
    expect(body).toContain(`<p>${path}</p>`);
    expect(servedIn(body)).toMatchObject({ answers: { '/api/auth/user': null } });
  }
  expect(servedIn((await server.app.inject({ url: '/badges' })).body)).toBeNull();
  expect((await server.app.inject({ url: '/' })).body).toBe('landing');
});

test('with a session that has ended the client draws, and finds out', async () => {
  const headers = { cookie: 'valence_session=gone' };
  for (const url of ['/', '/badges', '/contact'])
    expect([url, servedIn((await server.app.inject({ url, headers })).body)]).toEqual([url, null]);
});

test('a drawing that fails leaves the page to the client', async () => {
  const student = await server.signIn();
  const response = await student.get('/badges?broken');
  expect([response.statusCode, servedIn(response.body)]).toEqual([200, null]);
});

test('without its database the server still sends every page, for the client to draw', async () => {
  const student = await server.signIn();
  await server.database.close();
  const cookie = `${student.cookie}; valence_quiz_place=7d6f4c1e-51a8-4f3c-9c07-2f6b5d0d8a11~s`;
  for (const path of ['/badges', '/quiz/active']) {
    const response = await student.get(path, { cookie });
    expect([path, response.statusCode, servedIn(response.body)]).toEqual([path, 200, null]);
  }
});
