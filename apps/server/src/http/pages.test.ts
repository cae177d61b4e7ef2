import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerErrorAnswers } from './error-answers.ts';
import { registerPages } from './pages.ts';

const webFolder = mkdtempSync(join(tmpdir(), 'valence-web-'));
const app = fastify();

beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  mkdirSync(join(webFolder, 'fonts'));
  writeFileSync(join(webFolder, 'fonts', 'hyperlegible-2.woff2'), 'letters');
  writeFileSync(
    join(webFolder, 'index.html'),
    '<meta name="support-phone" content="__SUPPORT_PHONE__" /><!-- preloads --><script nonce="__CSP_NONCE__">shell</script><main><!-- page --></main><script id="served">__SERVED__</script>',
  );
  writeFileSync(join(webFolder, 'landing.html'), 'landing');
  writeFileSync(
    join(webFolder, 'active.html'),
    '<script nonce="__CSP_NONCE__"></script><main><!-- page --></main><script id="served">__SERVED__</script>',
  );
  writeFileSync(join(webFolder, 'assets', 'app-1a2b3c.js'), 'plain');
  writeFileSync(join(webFolder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('compressed'));
  registerErrorAnswers(app);
  await registerPages(app, {
    webFolder,
    formTargets: ['https://id.example.org'],
    supportPhone: '+44 20 7946 0000 "',
    isSignedIn: (request) => request.headers.cookie !== undefined,
    drawQuiz: ({ headers }) =>
      Promise.resolve(
        headers.cookie === undefined ? null : { markup: '<p>$& drawn', served: headers.cookie },
      ),
    drawApp: ({ headers }) =>
      Promise.resolve(
        headers['x-name'] === undefined
          ? null
          : { markup: `<p>Hello ${String(headers['x-name'])}`, served: { name: headers['x-name'] } },
      ),
    screenScripts: (page) => [`/assets${page ?? '/notFound'}.js`],
  });
});
afterAll(async () => {
  await app.close();
  rmSync(webFolder, { recursive: true });
});

test('a visitor gets the landing page, a student the app', async () => {
  expect((await app.inject({ url: '/' })).body).toBe('landing');
  expect((await app.inject({ url: '/', headers: { cookie: 'session=1' } })).body).toContain('shell');
});

test('a page carries the nonce that its policy names', async () => {
  const response = await app.inject({ url: '/quiz' });
  const [, nonce] = /nonce="([^"]+)"/.exec(response.body) ?? [];
  expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonce}'`);
  expect(response.headers['content-security-policy']).toContain("form-action 'self' https://id.example.org");
});

test('a quiz in progress comes with the page, which nobody keeps; without one the client draws', async () => {
  const drawn = await app.inject({ url: '/quiz/active', headers: { cookie: 'place=1' } });
  expect(drawn.body).toContain('<main><p>$& drawn</main>');
  expect(drawn.body).toContain('<script id="served">"place=1"</script>');
  expect(drawn.headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url: '/quiz/active' })).body).toContain('shell');
});

test('a page of the app comes drawn, with the scripts of its screen on their way, and nobody keeps it', async () => {
  const drawn = await app.inject({ url: '/badges?from=home', headers: { 'x-name': 'Marie' } });
  expect(drawn.body).toContain('<main><p>Hello Marie</main><script id="served">{"name":"Marie"}</script>');
  expect(drawn.body).toContain('<link rel="modulepreload" crossorigin href="/assets/badges.js">');
  expect(drawn.headers['cache-control']).toBe('no-store');
  const missing = await app.inject({ url: '/streak', headers: { 'x-name': 'Marie' } });
  expect(missing.statusCode).toBe(404);
  expect(missing.body).toContain('href="/assets/notFound.js"');
});

test('what is not drawn is the shell, which says so and fetches no screen ahead', async () => {
  const { body } = await app.inject({ url: '/badges' });
  expect(body).toContain('<main></main><script id="served">null</script>');
  expect(body).not.toContain('modulepreload');
});

test('a name that reads like a placeholder stays a name', async () => {
  const name = '__SERVED__<!-- page -->';
  const { body } = await app.inject({ url: '/badges', headers: { 'x-name': name } });
  expect(body).toContain(`<main><p>Hello ${name}</main>`);
  expect(body).toContain('<script id="served">{"name":"__SERVED__\\u003c!-- page -->"}</script>');
});

test('nothing in what a page was drawn from closes its element, or learns the nonce', async () => {
  const cookie = '</script><script>__CSP_NONCE__\u2028';
  const { body } = await app.inject({ url: '/quiz/active', headers: { cookie } });
  const [, served = ''] = /id="served">(.*)<\/script>$/.exec(body) ?? [];
  expect(served).toBe('"\\u003c/script>\\u003cscript>__CSP_NONCE__\\u2028"');
  expect(JSON.parse(served)).toBe(cookie);
});

test('a page tells the phone number that is set, and no number can break out of it', async () => {
  const response = await app.inject({ url: '/contact' });
  expect(response.body).toContain('content="+44 20 7946 0000 &#34;"');
});

test('a page is compressed for who accepts it', async () => {
  const response = await app.inject({ url: '/quiz', headers: { 'accept-encoding': 'gzip, br' } });
  expect(response.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('shell');
});

test('hashed files are kept for good and sent as they were compressed beforehand', async () => {
  const response = await app.inject({ url: '/assets/app-1a2b3c.js', headers: { 'accept-encoding': 'br' } });
  expect(response.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  });
  expect(brotliDecompressSync(response.rawPayload).toString()).toBe('compressed');
  expect((await app.inject({ url: '/assets/app-1a2b3c.js' })).body).toBe('plain');
});

test('a typeface is kept for good: its name carries a number', async () => {
  const { headers } = await app.inject({ url: '/fonts/hyperlegible-2.woff2' });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('an address without a screen is a 404, which the app shows', async () => {
  for (const url of ['/streak', '/premium', '/quiz/more']) {
    const response = await app.inject({ url });
    expect([url, response.statusCode]).toEqual([url, 404]);
    expect(response.body).toContain('shell');
  }
  for (const url of ['/badges', '/quiz/?from=home']) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
  }
});

test('a missing file is not the app', async () => {
  for (const url of ['/assets/old.js', '/favicon.png', '/../package.json']) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});
