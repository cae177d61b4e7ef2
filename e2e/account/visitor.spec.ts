import { expect } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import { startServer, type RunningServer } from '../server/running-server.ts';
import { pages } from '../../apps/web/src/pages.ts';
import { signUp } from '../steps/sign-up.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer({ SUPPORT_EMAIL: 'help@example.com' });
});
test.afterAll(() => server.dispose());

test('a sign-up that is refused keeps what may be kept, and no password', async ({ page }) => {
  await page.goto(`${server.url}/api/login?prompt=create`);
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Yonath');
  await page.getByLabel('Email').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Confirm password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Please choose a password of at least 8 characters.').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Yonath');
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

test('on a phone the landing page has the views, the way to help, which can be written to, and the sign-in', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(server.url);
  const menu = page.locator('details', { has: page.getByLabel('Account Menu') });
  await menu.getByLabel('Account Menu').click();
  for (const view of ['Quiz', 'Periodic Table', 'Badges', 'Results', 'Contact'])
    await expect(menu.getByRole('link', { name: view, exact: true })).toBeVisible();
  await menu.getByRole('link', { name: 'How to reach us' }).click();
  await expect(page.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
    'href',
    'mailto:help@example.com',
  );
  await page.goBack();
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Continue with email' })).toBeVisible();
});

test('the tab of a page says which page it is', async ({ page }) => {
  await signUp(page, server.url, 'titles@example.org');
  await expect(page).toHaveTitle('Valence: chemistry quizzes you can trust');
  for (const { path, title, access } of pages) {
    if (title === undefined || access === 'roles') continue;
    const html = await (await page.request.get(server.url + path)).text();
    expect(html).toContain(`<title>${title} · Valence</title>`);
  }
  await page.goto(`${server.url}/mistakes`);
  await expect(page).toHaveTitle('My mistakes · Valence');
});
