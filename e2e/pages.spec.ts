import { expect, type BrowserContext, type Page } from '@playwright/test';
import { rawTest as test } from './server/browser-test.ts';
import { pages } from '../apps/web/src/pages.ts';
import type { RunningServer } from './server/running-server.ts';
import { holdScripts } from './steps/hold-scripts.ts';
import { signUp } from './steps/sign-up.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

const notFound = ['/streak', '/premium', '/desk'];
const known = pages.filter(({ access }) => access !== 'roles');
/** Every third page in `npm test`, and all of them in the sweeps: a page opened and settled takes seconds. */
const opened = process.env['SWEEPS'] === undefined ? known.filter((_, place) => place % 3 === 0) : known;

test('a visitor reads open pages before any script has come, and they are hydrated as they are', async ({
  browser,
}) => {
  const open = opened.filter(({ access }) => access === 'everyone').map(({ path }) => path);
  await isHydrated(await browser.newContext(), ['/?sign-in', ...open, ...notFound]);
});

test('a student’s pages come drawn, far from the server’s zone too, and are hydrated as they are', async ({
  browser,
}) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
  await signUp(await context.newPage(), server.url, 'drawn@example.org');
  // Without a result there is nothing to print or to review, and another page is shown.
  const paths = opened
    .map(({ path }) => path)
    .filter((path) => path !== '/results/print' && path !== '/quiz/review');
  await isHydrated(context, [...paths, '/quiz/', '/subscribe?cancelled=true', ...notFound]);
});

test('an unknown address is a 404 that the product shows, a known one is not', async ({ request }) => {
  for (const path of notFound) {
    const response = await request.get(server.url + path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain('404 Page Not Found');
  }
  for (const { path } of known)
    expect([path, (await request.get(server.url + path)).status()]).toEqual([path, 200]);
});

test('what is chosen and typed before the page is hydrated stays, and so does the focus', async ({
  page,
}) => {
  await signUp(page, server.url, 'typed@example.org');
  const release = await openWithoutScripts(page, '/');
  await expect(page.getByText('10 free quizzes remaining this week')).toBeVisible();
  await page.getByLabel('Difficulty').selectOption('advanced');
  await page.getByLabel('Study Topic').pressSequentially('Buffer');
  release();
  await expect(page.getByRole('button', { name: 'Generate Quiz' })).toBeEnabled();
  await page.keyboard.type(' capacity');
  await expect(page.getByLabel('Study Topic')).toHaveValue('Buffer capacity');
  await expect(page.getByLabel('Difficulty')).toHaveValue('advanced');
});

test('a page whose script did not come starts again, once', async ({ page }) => {
  await signUp(page, server.url, 'again@example.org', '/contact');
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(request.url());
  });
  // A browser may ask for a script that failed more than once: it comes with the second load of the page, whoever asks.
  let isAway = (): boolean => loads.length < 2;
  await page.route(/\/assets\/entry\.client-[^/]*\.js$/, (route) =>
    isAway() ? route.abort('connectionreset') : route.continue(),
  );
  await page.goto(`${server.url}/tools`);
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber$')));
  expect(loads).toEqual([`${server.url}/tools`, `${server.url}/tools`]);
  // What stays away is not asked for without end.
  isAway = () => true;
  loads.length = 0;
  await page.goto(`${server.url}/badges`);
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([`${server.url}/badges`]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the theme is switched before any script has come, and stays', async ({ page }) => {
  const release = await openWithoutScripts(page, '/contact');
  await page.getByRole('button', { name: 'Dark mode' }).first().click();
  await expect(page.locator('html')).toHaveClass('dark');
  release();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveClass('dark');
  await page.goto(`${server.url}/`);
  await expect(page.locator('html')).toHaveClass('dark');
});

test('a session that has ended is found out by the page itself, which asks to sign in and stays', async ({
  page,
  context,
}) => {
  await signUp(page, server.url, 'ended@example.org');
  const cookies = await context.cookies();
  await context.addCookies(
    cookies.filter(({ name }) => name === 'valence_session').map((cookie) => ({ ...cookie, value: 'gone' })),
  );
  await page.goto(`${server.url}/badges`);
  await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  // What lies under a dialog is hidden from whoever reads by roles.
  const notice = page.getByRole('heading', { name: 'Please Sign In', includeHidden: true });
  await expect(notice).toBeAttached();
  expect(page.url()).toBe(`${server.url}/badges`);
});

test('a name is text, whatever it is made of', async ({ page }) => {
  const hostile = '</script><img src=x onerror="document.title=1"> __CSP_NONCE__ $& <!--';
  const faults = listen(page);
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
  for (const path of ['/', '/account']) {
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

/** Opens each path, and hears of everything that React, the page's policy or a script complains about. */
async function isHydrated(context: BrowserContext, opened: readonly string[]): Promise<void> {
  const page = await context.newPage();
  const faults = listen(page);
  for (const path of opened) {
    const release = await openWithoutScripts(page, path);
    const drawn = await page
      .locator('body > *')
      .first()
      .evaluateHandle((element) => element);
    release();
    await page.waitForLoadState('networkidle');
    expect([path, await drawn.evaluate((element) => element.isConnected), faults]).toEqual([path, true, []]);
  }
  await context.close();
}

function listen(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 404/.test(message.text())) faults.push(message.text());
  });
  return faults;
}
