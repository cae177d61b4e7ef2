import { expect, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

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
  await page.setViewportSize({ width: 375, height: 812 });
  await signUp(page, server.url, 'broken@example.org');
  await page.route('**/api/user/profile', (route) => route.fulfill({ status: 500, body: 'broken' }));
  // Within the app, where nothing comes with the page.
  await page.getByRole('button', { name: 'Account Menu' }).click();
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await expect(page.getByText('Failed to Load Account', { exact: true })).toBeVisible();
  await expect(page.getByText('We couldn’t load your account information. Please try again.')).toBeVisible();
  await page.unroute('**/api/user/profile');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Account Settings', { exact: true })).toBeVisible();
});

test('the password is changed on a page of its own, which ends every other session', async ({
  page,
  browser,
}) => {
  await signUp(page, server.url, 'password@example.org', '/account');
  const elsewhere = await browser.newPage();
  await signIn(elsewhere, 'correct horse battery');
  await expect(elsewhere.getByText('Account Settings', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Change password' }).click();
  await changePassword(page, 'not the current one', 'a shed in rue Lhomond');
  await expect(page.getByRole('alert')).toContainText('This is not your current password.');
  await expect(page.getByLabel('Current password')).toBeFocused();
  await changePassword(page, 'correct horse battery', 'iloveyou');
  await expect(page.getByRole('alert')).toContainText('Many people use this password');
  await changePassword(page, 'correct horse battery', 'a shed in rue Lhomond');
  await expect(page.getByRole('heading', { name: 'Your password is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await expect(page.getByText('Account Settings', { exact: true })).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByText('Please Sign In', { exact: true })).toBeVisible();
  await signIn(elsewhere, 'a shed in rue Lhomond');
  await expect(elsewhere.getByText('Account Settings', { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('who has forgotten the password calls, and sets a new one with the code', async ({ page }) => {
  await signUp(page, server.url, 'forgetful@example.org', '/account');
  await page.goto(`${server.url}/api/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('link', { name: '+1 (555) 010-0142' })).toBeVisible();
  await server.kill();
  const output = execFileSync(
    process.execPath,
    ['apps/server/src/commands/accounts/accounts.ts', 'reset', 'forgetful@example.org'],
    {
      env: { ...process.env, DATA_DIR: server.data },
      encoding: 'utf8',
    },
  );
  await server.restart();
  await page.getByLabel('Email').fill('forgetful@example.org');
  await page.getByLabel('Code').fill(output.slice(0, output.indexOf('\n')).toLowerCase());
  await page.getByLabel('New password', { exact: true }).fill('a shed in rue Lhomond');
  await page.getByLabel('Confirm new password').fill('a shed in rue Lhomond');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible();
  await signIn(page, 'a shed in rue Lhomond', 'forgetful@example.org');
  await expect(page.getByText('Account Settings', { exact: true })).toBeVisible();
});

test('one button signs out of every other browser', async ({ page, browser }) => {
  await signUp(page, server.url, 'password-elsewhere@example.org', '/account');
  const button = page.getByRole('button', { name: 'Sign out elsewhere' });
  await button.click();
  await expect(page.getByText('You were signed in here alone.').first()).toBeVisible();

  const elsewhere = await browser.newPage();
  await signIn(elsewhere, 'correct horse battery', 'password-elsewhere@example.org');
  await expect(elsewhere.getByText('Account Settings', { exact: true })).toBeVisible();
  await button.click();
  await expect(page.getByText('One other browser was signed in.').first()).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere.getByText('Please Sign In', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Account Settings', { exact: true })).toBeVisible();
  await elsewhere.close();
});

test('other browsers that could not be signed out are not said to be', async ({ page }) => {
  await signUp(page, server.url, 'still-elsewhere@example.org', '/account');
  await page.route('**/sign-out-elsewhere', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign out elsewhere' }).click();
  await expect(page.getByText('Sign Out Failed', { exact: true }).first()).toBeVisible();
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
  // It is read for a second before the page goes: every frame is looked at, since an expectation looks once a second.
  const told = page.waitForFunction(() => document.body.innerText.includes('Account Deleted'));
  await confirm.click();
  await told;
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Valence' })).toBeVisible();
  expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
});

async function signIn(page: Page, password: string, email = 'password@example.org'): Promise<void> {
  await page.goto(`${server.url}/api/login?returnTo=/account`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm new password').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
}
