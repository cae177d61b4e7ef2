import { expect, type Page } from '@playwright/test';
import { givePremium } from '../apps/server/src/testing/give-premium.ts';
import type { RunningServer } from './running-server.ts';

/** Gives the student on the page Premium where no payment can, and comes back to the page as it then is. */
export async function makePremium(page: Page, server: RunningServer, email: string): Promise<void> {
  await server.kill();
  await givePremium(server.data, email);
  await server.restart();
  // A server that has just started may turn requests away while it is busy warming up.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Premium', { exact: true }).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
}
