import type { Page } from '@playwright/test';

/** Goes on from a question by Enter, as somebody does who has looked at what is told of the answer: an Enter that comes at once does nothing. */
export async function goOn(page: Page): Promise<void> {
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
}
