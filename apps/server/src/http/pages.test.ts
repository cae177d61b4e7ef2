import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerCompression } from './compression.ts';
import { registerErrorAnswers } from './errors/error-answers.ts';
import { registerPages } from './pages.ts';

/** A build that draws a page as its address, its nonce and what a call answers. */
const drawing = `export async function drawPage(request, { nonce, call, now, settings, report }) {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/broken') throw new Error('This drawing fails.');
  if (pathname === '/moved') return new Response(null, { status: 302, headers: { location: '/quiz' } });
  if (pathname === '/reported') report(new Error('This part fails.'));
  const answer = await call('/api/who');
  const text = [pathname + search, nonce, answer.status, await answer.text(), now, settings.supportPhone].join('|');
  return new Response(text, { status: pathname === '/streak' ? 404 : 200, headers: { 'x-drawn': 'yes' } });
}`;

const webFolder = mkdtempSync(join(tmpdir(), 'valence-web-'));
const app = fastify();

beforeAll(async () => {
  for (const folder of ['client/assets', 'client/fonts', 'server'])
    mkdirSync(join(webFolder, folder), { recursive: true });
  const files = {
    'client/fonts/hyperlegible-2.woff2': 'letters',
    'client/index.html': 'landing <script nonce="__CSP_NONCE__"></script>',
    'client/_.data': 'data',
    'client/sw.js': 'worker',
    'client/sw.js.br': 'worker',
    'client/assets/app-1a2b3c.js': 'plain',
    'server/package.json': '{ "type": "module" }',
    'server/index.js': drawing,
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(webFolder, name), content);
  writeFileSync(join(webFolder, 'client/assets/app-1a2b3c.js.br'), brotliCompressSync('compressed'));
  registerErrorAnswers(app);
  await registerCompression(app);
  app.get('/api/who', (request, reply) =>
    request.headers.cookie === undefined
      ? reply.code(401).send('nobody')
      : reply.send(`${request.headers.cookie} from ${request.ip}`),
  );
  await registerPages(app, {
    webFolder,
    publicUrl: 'https://valence.example.org',
    settings: { supportPhone: '+44 20', supportEmail: '', pushKey: '' },
    clock: () => 7,
    formTargets: ['https://id.example.org'],
    hasForeignPictures: false,
    isSignedIn: (request) => request.headers.cookie !== undefined,
    timeZoneOf: () => null,
  });
});
afterAll(async () => {
  await app.close();
  rmSync(webFolder, { recursive: true });
});

test('a visitor gets the landing page as it was built, a student a page drawn for them', async () => {
  const landing = await app.inject({ url: '/' });
  expect(landing.body).toMatch(/^landing <script nonce="[\w+/]{22}=="><\/script>$/);
  expect(landing.headers['cache-control']).toBe('private, no-cache');
  const home = await app.inject({ url: '/', headers: { cookie: 'session=1' } });
  expect(home.body).toMatch(/^\/\|/);
  expect((await app.inject({ url: '/?sign-in' })).body).toMatch(/^\/\?sign-in\|/);
});

test('a page is drawn from its address, the time and the calls of whoever asks for it, and nobody keeps it', async () => {
  const response = await app.inject({
    url: '/badges?from=home',
    headers: { cookie: 'session=1' },
    remoteAddress: '203.0.113.7',
  });
  expect(response.body).toMatch(
    /^\/badges\?from=home\|[^|]+\|200\|session=1 from 203\.0\.113\.7\|7\|\+44 20$/,
  );
  expect(response.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-drawn': 'yes',
  });
  expect((await app.inject({ url: '/badges' })).body).toContain('|401|nobody|');
});

test('a page carries the nonce that its policy names, and no other page does', async () => {
  const [one, other] = [await app.inject({ url: '/quiz' }), await app.inject({ url: '/quiz' })];
  const nonces = [one, other].map(({ body }) => body.split('|')[1]);
  expect(one.headers['content-security-policy']).toContain(`script-src 'self' 'nonce-${nonces[0]}'`);
  expect(one.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
  expect(one.headers['content-security-policy']).toContain("form-action 'self' https://id.example.org");
  expect(nonces[0]).not.toBe(nonces[1]);
});

test('the status and the way on are those of the drawing', async () => {
  expect((await app.inject({ url: '/streak' })).statusCode).toBe(404);
  expect((await app.inject({ url: '/quiz' })).statusCode).toBe(200);
  const moved = await app.inject({ url: '/moved' });
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/quiz']);
});

test('a drawing that fails is a page that says so, and nothing of why', async () => {
  const response = await app.inject({ url: '/broken', headers: { accept: 'text/html' } });
  expect(response.statusCode).toBe(500);
  expect(response.headers['content-type']).toContain('text/html');
  expect(response.body).not.toContain('This drawing fails');
  expect((await app.inject({ url: '/reported' })).statusCode).toBe(200);
});

test('an address that means another place is still one of ours', async () => {
  expect((await app.inject({ url: '//evil.example.org/x' })).body).toMatch(/^\/\/evil\.example\.org\/x\|/);
});

test('a page is compressed for a browser that accepts it, and caches are told so', async () => {
  const long = `/quiz?${'topic=acids&'.repeat(200)}`;
  const response = await app.inject({ url: long, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding, cookie' });
  expect(brotliDecompressSync(response.rawPayload).toString()).toContain('/quiz?topic=acids&');
  const plain = await app.inject({ url: long, headers: { 'accept-encoding': 'br;q=0' } });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('accept-encoding, cookie');
});

test('HEAD tells what GET would', async () => {
  const response = await app.inject({ method: 'HEAD', url: '/streak' });
  expect([response.statusCode, response.body]).toEqual([404, '']);
  expect(response.headers['content-type']).toContain('text/html');
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

test('what is no page is not drawn, and of the build only what is meant to be is sent', async () => {
  for (const url of [
    '/assets/old.js',
    '/favicon.png',
    '/../package.json',
    '/_.data',
    '/quiz.data',
    '/index.html',
  ]) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404]);
  }
});

test('the service worker is asked for anew each time, and may speak to this server alone', async () => {
  for (const encoding of ['identity', 'br']) {
    const { headers } = await app.inject({ url: '/sw.js', headers: { 'accept-encoding': encoding } });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; img-src 'self'; frame-ancestors 'none'",
    });
  }
});
