import { expect, type APIRequestContext } from '@playwright/test';
import { rawTest as test } from './server/browser-test.ts';
import { pages } from '../apps/web/src/pages.ts';
import type { RunningServer } from './server/running-server.ts';
import { signUp } from './steps/sign-up.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('the landing page is plain markup: it fetches no script before somebody reaches for the login', async ({
  request,
}) => {
  expect(await scriptsOf(request, '/')).toEqual([]);
});

test('the page of a quiz ships at most 150 KB of script, and no page more than 180 KB', async ({ page }) => {
  await signUp(page, server.url, 'bytes@example.org');
  // Most scripts are those of many pages.
  const sizes = new Map<string, number>();
  for (const { path } of pages) {
    const scripts = await scriptsOf(page.request, path);
    for (const script of scripts.filter((one) => !sizes.has(one)))
      sizes.set(script, await sizeOf(page.request, script));
    const bytes = scripts.reduce((sum, script) => sum + (sizes.get(script) ?? NaN), 0);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(path === '/quiz/active' ? 150_000 : 180_000);
  }
});

/** Bytes of a script as a browser gets it. */
async function sizeOf(request: APIRequestContext, script: string): Promise<number> {
  const response = await request.get(server.url + script, { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding'], script).toBe('br');
  return Number(response.headers()['content-length']);
}

/** The scripts that a page asks for as it comes. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const text = await (await request.get(server.url + path)).text();
  return [...new Set(text.match(/\/assets\/[\w.~-]+\.js/g))];
}
