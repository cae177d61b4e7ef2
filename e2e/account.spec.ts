import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { startServer, type RunningServer } from './running-server.ts';
import { signUp } from './sign-up.ts';

let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.dispose());

test('the profile is edited by its rules, and the header knows the new name', async ({ page }) => {
  await signUp(page, server.url, 'edit@example.org', '/account');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill(' ');
  await page.getByLabel('Last name').fill('x'.repeat(101));
  await page.getByLabel('Phone number').fill('call me');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  for (const problem of ['First name is required', 'Last name too long', 'Invalid phone number format'])
    await expect(page.getByText(problem)).toBeVisible();
  await expect(page.getByLabel('First name')).toBeFocused();

  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Rosalind');

  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Yonath');
  await page.getByLabel('Phone number').fill('+972 (8) 934-2111');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile Updated', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner').getByText('Ada Yonath')).toBeVisible();
  await expect(page.getByRole('main').getByText('+972 (8) 934-2111')).toBeVisible();
});

test('what the server refuses is said in its words, and nothing is lost', async ({ page }) => {
  await signUp(page, server.url, 'refused@example.org', '/account');
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, json: { message: 'Please try again soon.', code: 'unavailable' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Update Failed', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Please try again soon.').first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
});

test('an account that cannot be loaded says so', async ({ page }) => {
  await signUp(page, server.url, 'broken@example.org');
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto(`${server.url}/account`);
  await expect(page.getByText('Failed to Load Account', { exact: true })).toBeVisible();
  await expect(page.getByText("We couldn't load your account information. Please try again.")).toBeVisible();
  await page.unroute('**/api/user/profile');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Account Settings', { exact: true })).toBeVisible();
});

test('all own data comes as a file', async ({ page }) => {
  await signUp(page, server.url, 'export@example.org', '/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download My Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^valence-\d{4}-\d\d-\d\d\.json$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('export@example.org');
});

test('an account is deleted only for who types its e-mail address, and is then gone', async ({ page }) => {
  await signUp(page, server.url, 'delete@example.org', '/account');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('alertdialog');
  const confirm = dialog.getByRole('button', { name: 'Delete My Account' });
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('someone@example.org');
  await expect(confirm).toBeDisabled();
  await dialog.getByRole('textbox').fill('DELETE@Example.org');
  await confirm.click();
  await expect(page.getByText('Account Deleted', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Valence' })).toBeVisible();
  expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
});
