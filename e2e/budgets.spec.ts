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
  for (const { path } of pages) {
    const sizes = await Promise.all(
      (await scriptsOf(page.request, path)).map(async (script) => {
        const response = await page.request.get(server.url + script, {
          headers: { 'accept-encoding': 'br' },
        });
        expect(response.headers()['content-encoding'], script).toBe('br');
        return Number(response.headers()['content-length']);
      }),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(path === '/quiz/active' ? 150_000 : 180_000);
  }
});

/** The scripts that a page asks for as it comes. */
async function scriptsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const text = await (await request.get(server.url + path)).text();
  return [...new Set(text.match(/\/assets\/[\w.~-]+\.js/g))];
}
