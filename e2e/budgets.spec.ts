import { expect, test, type Browser, type BrowserContextOptions } from '@playwright/test';
import { pages } from '../apps/web/src/pages.ts';
import { startServer, type RunningServer } from './server/running-server.ts';
import { signUp } from './steps/sign-up.ts';
import { startQuiz } from './steps/start-quiz.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test('the landing page is plain markup: it fetches no script before somebody reaches for the login', async ({
  browser,
}) => {
  expect(await scriptBytes(browser, '/', {})).toBe(0);
});

test('the page of a quiz ships at most 150 KB of script', async ({ browser, page }) => {
  await startQuiz(page, server.url, 'budget@example.org');
  const storageState = await page.context().storageState();
  const bytes = await scriptBytes(browser, '/quiz/active', { storageState });
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(150_000);
});

test('every other page of a student ships at most 170 KB of script', async ({ browser, page }) => {
  test.setTimeout(180_000);
  await signUp(page, server.url, 'bytes@example.org');
  const storageState = await page.context().storageState();
  for (const { path } of pages) {
    const bytes = await scriptBytes(browser, path, { storageState });
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(170_000);
  }
});

/** Bytes of script as a first visit transfers them, which is with Brotli. */
async function scriptBytes(browser: Browser, path: string, options: BrowserContextOptions): Promise<number> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() === 'script')
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total;
}
