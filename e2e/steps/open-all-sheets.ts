import type { Page } from '@playwright/test';

/** Unfolds every data sheet of the tools page. */
export async function openAllSheets(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('details')) sheet.open = true;
  });
}
