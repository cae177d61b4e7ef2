import { expect, type Page } from '@playwright/test';
import type { RunningServer } from './server/running-server.ts';
import { signUp } from './steps/sign-up.ts';
import { test } from './server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** Dialogs that one control of a page opens. */
const opened = [
  { of: '/badges', control: ['button', 'Sniper'] },
  { of: '/account', control: ['button', 'Delete'] },
  { of: '/quiz', control: ['tab', 'Custom Topics'] },
] as const;

for (const { of, control } of opened)
  test(`the dialog of ${of} gives the focus back to what opened it`, async ({ page }) => {
    await signUp(page, server.url, `focus${of.replaceAll('/', '-')}@example.org`, of);
    const [role, name] = control;
    await closesBackTo(page, page.getByRole(role, { name }).first());
  });

test('the dialogs of a quiz give the focus back to what opened them', async ({ page }) => {
  await signUp(page, server.url, 'focus-of-a-quiz@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await closesBackTo(page, page.getByRole('button', { name: 'Report Issue' }));
});

test('the sign-in dialog that opened by itself leads to the button that opens it again', async ({ page }) => {
  await page.goto(`${server.url}/badges`);
  const dialog = page.getByRole('dialog', { name: 'Welcome back' });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  // The first Escape may be that of the toast, whichever of the two came last.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign In' })).toBeFocused();
});

test('who has forgotten the password finds the address that was typed, which no address tells', async ({
  page,
}) => {
  await page.goto(`${server.url}/badges`);
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('forgot@example.org');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL(`${server.url}/reset-password`);
  await expect(page.getByLabel('Email')).toHaveValue('forgot@example.org');
});

test('a sign-in that fails keeps the focus on its button, and marks what may be wrong', async ({ page }) => {
  await page.goto(`${server.url}/badges`);
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Continue with email' }).click();
  await modal.getByLabel('Email').fill('nobody@example.org');
  await modal.getByLabel('Password', { exact: true }).fill('not the password');
  const button = modal.getByRole('button', { name: 'Sign in', exact: true });
  await button.click();
  await expect(modal.getByRole('alert')).toContainText('Email or password is incorrect.');
  await expect(button).toBeFocused();
  for (const label of ['Email', 'Password']) {
    const field = modal.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/^Email or password is incorrect\./);
  }
});

async function closesBackTo(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  await control.focus();
  await page.keyboard.press('Enter');
  const dialog = page.locator('[role=dialog], [role=alertdialog]');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(control).toBeFocused();
}
