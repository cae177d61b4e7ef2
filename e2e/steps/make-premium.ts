import type { Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { payForPremium } from './sandbox-payments.ts';

/** Has the student on the page pay for Premium, and comes back to the page as it then is. */
export async function makePremium(page: Page, server: RunningServer): Promise<void> {
  const before = page.url();
  await payForPremium(page, server.url);
  await page.goto(before);
}
