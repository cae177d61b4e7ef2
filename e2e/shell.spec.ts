import { expect } from '@playwright/test';
import type { RunningServer } from './server/running-server.ts';
import { signUp } from './steps/sign-up.ts';
import { takeQuizzes } from './steps/take-quizzes.ts';
import { test } from './server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('the six views are one press away, and the one on screen is marked', async ({ page }) => {
  await signUp(page, server.url, 'views@example.org');
  const views = page.getByRole('navigation', { name: 'Views' }).filter({ visible: true });
  for (const [name, path] of [
    ['Quiz', '/quiz'],
    ['Periodic Table', '/periodic-table'],
    ['Badges', '/badges'],
    ['Results', '/results'],
    ['Contact', '/contact'],
    ['Home', '/'],
  ] as const) {
    await views.getByRole('link', { name }).click();
    await expect(page).toHaveURL(server.url + path);
    await expect(views.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  }
});

test('no label of the header or of the bar at the bottom breaks, at any width', async ({ page }) => {
  await signUp(page, server.url, 'labels@example.org', '/badges');
  for (const width of [320, 375, 767, 768, 1023, 1024, 1279, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const links = page.getByRole('navigation', { name: 'Views' }).filter({ visible: true }).getByRole('link');
    const heights = await links.evaluateAll((all) => all.map((link) => link.clientHeight));
    expect(heights).toHaveLength(width < 768 ? 5 : 6);
    expect([width, new Set(heights).size]).toEqual([width, 1]);
    const spare = await page.evaluate(
      () => document.documentElement.clientWidth - document.documentElement.scrollWidth,
    );
    expect([width, spare]).toEqual([width, 0]);
  }
});

test('choosing a page in the account panel closes it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUp(page, server.url, 'panel@example.org');
  await page.getByRole('button', { name: 'Account Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Account Menu' });
  await menu.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page).toHaveURL(`${server.url}/account`);
  await expect(menu).toHaveCount(0);
});

test('the theme is kept under darkMode and put on the root element', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.url}/contact`);
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  expect(await page.evaluate(() => localStorage.getItem('darkMode'))).toBe('true');
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: 'Light mode' }).click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('until one is chosen the theme is the system’s, and changes with it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(`${server.url}/contact`);
  const root = page.locator('html');
  await expect(root).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass(/\bdark\b/);
  await page.getByRole('button', { name: 'Light mode' }).click();
  await page.emulateMedia({ colorScheme: 'light' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass(/\blight\b/);
});

test('a tooltip opens for who rests on a button for 700 ms, and Escape closes it', async ({ page }) => {
  await page.goto(`${server.url}/contact`);
  // Drawn is not alive yet: what is pointed at before is not noticed.
  await page.waitForLoadState('networkidle');
  const button = page.getByRole('button', { name: /mode$/ });
  const tooltip = page.locator('[role="tooltip"]');
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let since = 0;
        document.addEventListener('pointerover', () => (since ||= performance.now()));
        new MutationObserver(() => {
          if (document.querySelector('[role="tooltip"]')) resolve(performance.now() - since);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await button.hover();
  expect(await opened).toBeGreaterThanOrEqual(690);
  // It listens to the keys a moment after it has come.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await page.mouse.move(5, 400);
  await button.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(5, 400);
  await expect(tooltip).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  for (
    let tabs = 0;
    tabs < 12 && !(await button.evaluate((one) => one === document.activeElement));
    tabs += 1
  )
    await page.keyboard.press('Tab');
  await expect(tooltip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('a toast is the only one, has the focus at F8, and goes to the right with a swipe', async ({ page }) => {
  await page.goto(`${server.url}/badges`);
  const region = page.locator('[role="region"] > ol');
  const toasts = region.getByRole('listitem', { includeHidden: true });
  await expect(toasts).toContainText('Authentication Required');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Results' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(toasts).toHaveCount(1);
  // It has come in, and stays while it is pointed at.
  await toasts.hover();
  await page.keyboard.press('F8');
  await expect(region).toBeFocused();
  const box = await toasts.boundingBox();
  if (box === null) throw new Error('The toast is not on the screen.');
  await page.mouse.move(box.x + 40, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 22, { steps: 6 });
  await page.mouse.up();
  await expect(toasts).toHaveCount(0);
});

test('badges open what there is to know about them', async ({ page }) => {
  await signUp(page, server.url, 'badges@example.org');
  const { promise: wasSeenLoading, resolve: seenLoading } = Promise.withResolvers<void>();
  await page.route('**/api/user/progress', async (route) => {
    await wasSeenLoading;
    await route.continue();
  });
  // On the way from a page that knows no numbers.
  await page.goto(`${server.url}/contact`);
  await page.getByRole('link', { name: 'Badges' }).first().click();
  await expect(page.getByText('Loading achievements...')).toBeVisible();
  seenLoading();
  await page.getByRole('button', { name: 'Sniper' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sniper' });
  for (const text of [
    'Rarity',
    'Legendary',
    'Requirement',
    'Answer 100 questions in a row',
    'Progress',
    '0 / 100',
  ])
    await expect(dialog.getByText(text).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep Learning!' }).click();
  await expect(dialog).toHaveCount(0);
});

test('an earned badge is among the earned ones', async ({ page }) => {
  await signUp(page, server.url, 'earned@example.org');
  await takeQuizzes(page, 'general', [8]);
  await page.goto(`${server.url}/badges`);
  await page.getByRole('region', { name: 'Earned' }).getByRole('button', { name: 'First Steps' }).click();
  await expect(page.getByRole('button', { name: 'Awesome!' })).toBeVisible();
});

test('a page begins at its top, however far the one before was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUp(page, server.url, 'top@example.org');
  const views = page.getByRole('navigation', { name: 'Views' }).filter({ visible: true });
  await page.evaluate(() => window.scrollTo({ top: 600 }));
  await views.getByRole('link', { name: 'Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Chemistry Quiz Selection' })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a page that was pointed at opens without a network, and asks again when it is back', async ({
  page,
  context,
}) => {
  await signUp(page, server.url, 'offline@example.org');
  await expect(page.getByText('Day Streak')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const views = page.getByRole('navigation', { name: 'Views' }).filter({ visible: true });
  const fetched = page.waitForResponse(/\/assets\/results-route-/);
  await views.getByRole('link', { name: 'Results' }).hover();
  await (await fetched).finished();
  // The page has been idle once before, so that waiting for that again would end at once.
  await expect.poll(() => page.evaluate(filesToCome)).toEqual([]);
  await context.setOffline(true);
  await views.getByRole('link', { name: 'Results' }).click();
  await expect(page).toHaveURL(`${server.url}/results`);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Learning Analytics' }).first()).toBeVisible();
});

test('where the sign-in cannot be checked, nobody is shown as signed in, and a second try helps', async ({
  page,
}) => {
  await signUp(page, server.url, 'unclear@example.org');
  await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'broken' }));
  for (const [path, title] of [
    ['/badges', 'Achievement Badges'],
    ['/', 'Good to see you, Rosalind.'],
  ] as const) {
    await page.goto(server.url + path);
    await expect(page.getByRole('heading', { name: 'We could not check your sign-in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await page.unroute('**/api/auth/user');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await page.route('**/api/auth/user', (route) => route.fulfill({ status: 500, body: 'broken' }));
  }
});

/** What the page has asked for ahead and not received yet. */
function filesToCome(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"], link[rel="prefetch"]');
  const received = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  return [...links].map(({ href }) => href).filter((href) => !received.has(href));
}
