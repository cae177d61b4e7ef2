import type { Page } from '@playwright/test';

/** Chooses an option of the question on screen as a student does, who scrolls to it first: a figure can stand above it. */
export async function chooseOption(page: Page, place: number): Promise<void> {
  await page.locator('label:has(input[type="radio"])').nth(place).click();
}
