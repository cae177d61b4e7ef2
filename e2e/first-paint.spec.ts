import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { pagePaths } from '@valence/contract';
import { makePremium } from './make-premium.ts';
import { startServer, type RunningServer } from './running-server.ts';
import { signUp } from './sign-up.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

const paths = [...pagePaths, '/quiz/', '/streak', '/subscribe?cancelled=true'];
const publicPaths = ['/contact', '/calc-test', '/terms', '/privacy', '/streak'];

test('a visitor reads public pages before any script has come, and React takes them over', async ({
  browser,
}) => {
  await takesOver(await browser.newContext(), publicPaths);
});

test('React takes every page over as the server drew it, for a free student', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
  await signUp(await context.newPage(), server.url, 'free@example.org');
  await takesOver(context, paths);
});

test('React takes every page over as the server drew it, for a Premium student on a phone', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  const page = await context.newPage();
  await signUp(page, server.url, 'premium@example.org');
  await makePremium(page, server);
  await takesOver(context, paths);
});

/** Opens each path, and hears of everything that React, the page's policy or a script complains about. */
async function takesOver(context: BrowserContext, opened: readonly string[]): Promise<void> {
  test.setTimeout(240_000);
  for (const path of opened) {
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 404/.test(message.text())) faults.push(message.text());
    });
    const release = await holdScripts(page);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    const drawn = page.locator('#root > *').first();
    await expect(drawn, path).toBeVisible();
    const taken = await drawn.evaluateHandle((element) => element);
    release();
    await page.waitForLoadState('networkidle');
    expect([path, faults]).toEqual([path, []]);
    // Without a result there is nothing to print, and the results are shown.
    const stays = path !== '/results/print';
    expect([path, await taken.evaluate((element) => element.isConnected)]).toEqual([path, stays]);
    await page.close();
  }
  await context.close();
}

/** Keeps every script of the page away until it is released. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
