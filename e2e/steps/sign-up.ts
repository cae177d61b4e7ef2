import { expect, type Page } from '@playwright/test';

/** Every student's. */
export const password = 'correct horse battery';

/** Creates a local account and comes back to a path, signed in. */
export async function signUp(page: Page, base: string, email: string, returnTo = '/'): Promise<void> {
  // A server that has just started may turn requests away while it is busy warming up.
  await expect(async () => {
    await page.goto(`${base}/api/login?prompt=create&returnTo=${encodeURIComponent(returnTo)}`);
    await expect(page.getByLabel('First name')).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByLabel('First name').fill('Rosalind');
  await page.getByLabel('Last name').fill('Franklin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(base + returnTo);
}
