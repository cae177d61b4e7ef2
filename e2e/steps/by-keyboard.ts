import { expect, type Locator, type Page } from '@playwright/test';

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

export async function pressEnterOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Presses Tab until the focus is where it is wanted: what cannot be reached so fails. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  // What cannot be pressed yet is passed over by Tab.
  await expect(control).toBeEnabled();
  const isFocused = () => control.evaluate((element) => element === document.activeElement);
  for (let step = 0; step < 80 && !(await isFocused()); step += 1) await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}
