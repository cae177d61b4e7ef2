import { expect, test, type Browser, type BrowserContextOptions } from '@playwright/test';
import { startServer, type RunningServer } from './server/running-server.ts';
import { signUp } from './steps/sign-up.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test('the landing page ships at most 80 KB of script', async ({ browser }) => {
  const bytes = await scriptBytes(browser, '/', {});
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(80_000);
});

test('the landing page loads no React before somebody reaches for the login', async ({ browser }) => {
  expect(await scriptBytes(browser, '/', {})).toBeLessThanOrEqual(5000);
});

test('the shell of a signed-in student ships at most 130 KB of script before the screen itself', async ({
  browser,
  page,
}) => {
  await signUp(page, server.url, 'bytes@example.org');
  const storageState = await page.context().storageState();
  for (const [path, screen] of Object.entries(screens)) {
    const bytes = await scriptBytes(browser, path, { storageState }, screen);
    expect(bytes, path).toBeGreaterThan(50_000);
    expect(bytes, path).toBeLessThanOrEqual(130_000);
  }
});

/** The chunk that each path has for itself. */
const screens = {
  '/': 'home-route',
  '/quiz': 'selection-route',
  '/badges': 'badges-screen',
  '/account': 'account-route',
  '/contact': 'contact-page',
};

/** Bytes of script as a first visit transfers them, which is with Brotli; a named chunk is left out. */
async function scriptBytes(
  browser: Browser,
  path: string,
  options: BrowserContextOptions,
  left: string | null = null,
): Promise<number> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.resourceType() !== 'script') return;
    if (left !== null && request.url().includes(`/assets/${left}-`)) return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await context.close();
  return total;
}
