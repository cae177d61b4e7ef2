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
  writeFileSync(
    join(webFolder, 'index.html'),
    '<meta name="support-phone" content="__SUPPORT_PHONE__" /><script nonce="__CSP_NONCE__">shell</script>',
  );
  writeFileSync(join(webFolder, 'landing.html'), 'landing');
  writeFileSync(join(webFolder, 'assets', 'app-1a2b3c.js'), 'plain');
  writeFileSync(join(webFolder, 'assets', 'app-1a2b3c.js.br'), brotliCompressSync('compressed'));
  registerErrorAnswers(app);
  await registerPages(app, {
    webFolder,
    formTargets: ['https://id.example.org'],
    supportPhone: '+44 20 7946 0000 "',
    isSignedIn: (request) => request.headers.cookie !== undefined,
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

test('a missing file is not the app', async () => {
  for (const url of ['/assets/old.js', '/favicon.png', '/../package.json']) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});
