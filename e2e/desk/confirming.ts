import { expect, type Locator, type Page } from '@playwright/test';
import { axeFaultsInBothThemes, axeFaultsOfLayout } from '../sweeps/axe-faults.ts';
import { findBeyondWindow } from '../sweeps/find-beyond-window.ts';

/** The session is young here: the page is told that it is not, until the password was given again. */
export async function askForPasswordEachTime(page: Page): Promise<void> {
  await page.route('**/api/desk/confirmation', (route) =>
    route.fulfill({ json: { by: 'password', until: null } }),
  );
}

/** Looks at what is open, in both widths and themes. */
export async function looksRight(page: Page, shown: Locator): Promise<void> {
  const size = page.viewportSize();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 375, height: 700 });
  await expect(shown).toBeVisible();
  expect([await axeFaultsOfLayout(page), await findBeyondWindow(page)]).toEqual([[], []]);
  if (size) await page.setViewportSize(size);
}
