import { expect, type Page } from '@playwright/test';

/** Goes from the subscribe page to the sandbox's checkout. */
export async function openCheckout(page: Page, base: string): Promise<void> {
  await page.goto(`${base}/subscribe`);
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await expect(page.getByRole('heading', { name: 'Test checkout' })).toBeVisible();
}

/** Pays for Premium, and comes back to the page that confirms it. */
export async function payForPremium(page: Page, base: string): Promise<void> {
  await openCheckout(page, base);
  await page.getByRole('button', { name: 'Pay $12.99' }).click();
  await expect(page.getByRole('heading', { name: 'Welcome to Premium!' })).toBeVisible();
}

/** Presses buttons of the billing portal, one after the other, and comes back to the account. */
export async function actInPortal(page: Page, base: string, ...buttons: string[]): Promise<void> {
  await page.goto(`${base}/account`);
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await expect(page.getByRole('heading', { name: 'Test billing portal' })).toBeVisible();
  for (const name of buttons) {
    // The link back would cancel a press whose answer has not come.
    const answered = page.waitForEvent('framenavigated');
    await page.getByRole('button', { name, exact: true }).click();
    await answered;
  }
  await page.getByRole('link', { name: 'Return to Valence' }).click();
  await page.waitForURL(`${base}/account`);
}
