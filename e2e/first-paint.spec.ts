import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { pagePaths } from '@valence/contract';
import { holdScripts } from './steps/hold-scripts.ts';
import { makePremium } from './steps/make-premium.ts';
import { startServer, type RunningServer } from './server/running-server.ts';
import { signUp } from './steps/sign-up.ts';

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

test('what is pressed before the page is alive is done when it is', async ({ page }) => {
  await signUp(page, server.url, 'pressed@example.org');
  const release = await openWithoutScripts(page, '/');
  await page.getByRole('button', { name: 'Start Quiz Now' }).click();
  release();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByText('Question 1 of 10', { exact: true })).toBeVisible();
});

for (const [way, press] of [
  ['pressed', (page: Page) => page.getByRole('tab', { name: 'Custom Topics' }).click()],
  ['chosen by key', (page: Page) => page.getByRole('tab', { name: 'Custom Topics' }).press('Enter')],
] as const) {
  test(`a tab that is ${way} before the page is alive opens when it is`, async ({ page }) => {
    await signUp(page, server.url, `tab-${way.length}@example.org`);
    const release = await openWithoutScripts(page, '/quiz');
    await press(page);
    release();
    // To a free student it opens what Premium brings.
    await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
  });
}

test('what is chosen and typed before the page is alive stays, and so does the focus', async ({ page }) => {
  await signUp(page, server.url, 'typed@example.org');
  const release = await openWithoutScripts(page, '/');
  await page.getByLabel('Difficulty').selectOption('advanced');
  await page.getByRole('switch').click();
  await page.getByLabel('Study Topic').pressSequentially('Buffer');
  release();
  await expect(page.getByRole('button', { name: 'Generate Quiz' })).toBeEnabled();
  await page.keyboard.type(' capacity');
  await expect(page.getByLabel('Study Topic')).toHaveValue('Buffer capacity');
  await expect(page.getByLabel('Difficulty')).toHaveValue('advanced');
  await expect(page.getByText('No Time Limit')).toBeVisible();
});

test('a form that is sent before the page is alive does not leave it', async ({ page }) => {
  await signUp(page, server.url, 'sent@example.org');
  const release = await openWithoutScripts(page, '/');
  await page.getByLabel('Study Topic').fill('Buffers');
  await page.keyboard.press('Enter');
  release();
  // A free student meets what Premium brings, which is the form's own answer.
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(page.url()).toBe(`${server.url}/`);
});

test('a student’s numbers are there with the page, and an open quiz and a result move nothing', async ({
  page,
}) => {
  await signUp(page, server.url, 'banner@example.org', '/quiz');
  await page.getByText('Quick Practice').click();
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await expect(page.getByText('Question 1 of 5', { exact: true })).toBeVisible();
  let release = await openWithoutScripts(page, '/');
  await expect(page.getByText('General Chemistry is still open at question 1 of 5.')).toBeVisible();
  await expect(page.getByText('9 free quizzes remaining this week')).toBeVisible();
  release();
  await page.getByRole('link', { name: 'Continue quiz' }).click();
  await answerAll(page);
  await page.waitForURL(`${server.url}/results`);
  await expect(page.getByText('Saved to your history')).toBeVisible();
  release = await openWithoutScripts(page, '/results');
  await expect(page.getByLabel('Loading')).toBeVisible();
  await expect(page.getByText('Learning Analytics')).toHaveCount(0);
  release();
  await expect(page.getByText('Learning Analytics')).toBeVisible();
});

test('where the server draws nothing, the app draws itself, and nothing pressed is done twice', async ({
  page,
  context,
}) => {
  await signUp(page, server.url, 'ended@example.org');
  // The session is there no more, which only the server knows.
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.filter(({ name }) => name === 'valence_session').map((cookie) => ({ ...cookie, value: 'gone' })),
  );
  await page.goto(`${server.url}/contact`);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => globalThis.takeEarlyPresses?.())).toEqual([]);
});

test('a name is text, whatever it is made of', async ({ page }) => {
  const hostile = '</script><img src=x onerror="document.title=1"> __SERVED__ $& <!--';
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await signUp(page, server.url, 'hostile@example.org', '/account');
  const changed = await page.evaluate(
    async (firstName) =>
      (
        await fetch('/api/user/profile', {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ firstName, lastName: 'Tables', phoneNumber: '' }),
        })
      ).status,
    hostile,
  );
  expect(changed).toBe(200);
  for (const path of ['/', '/account', '/badges']) {
    const release = await openWithoutScripts(page, path);
    expect(await page.locator('img').count()).toBe(0);
    release();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('img').count()).toBe(0);
    await expect(page.getByText(hostile).first()).toBeAttached();
  }
  expect(faults).toEqual([]);
});

/** Opens a page as it is before any script has come; what is answered lets them come. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  await page.unroute('**/assets/*.js');
  const release = await holdScripts(page);
  await page.goto(server.url + path, { waitUntil: 'commit' });
  await expect(page.getByRole('main')).toBeVisible();
  return release;
}

async function answerAll(page: Page): Promise<void> {
  for (let place = 1; place <= 5; place += 1) {
    await expect(page.getByText(`Question ${place} of 5`, { exact: true })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
    await page.keyboard.press('Enter');
  }
}

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
    // Without a result there is nothing to print, and the results are shown.
    const stays = path !== '/results/print';
    await expect.poll(() => taken.evaluate((element) => element.isConnected), { message: path }).toBe(stays);
    expect([path, faults]).toEqual([path, []]);
    await page.close();
  }
  await context.close();
}
