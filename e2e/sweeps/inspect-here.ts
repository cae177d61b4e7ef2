import { expect, type Page } from '@playwright/test';
import { axeFaultsInBothThemes } from './axe-faults.ts';
import { sizes } from './looks.ts';

export type Size = (typeof sizes)[number];

/** Looks at what is open in each width and both themes, and goes back to the wide window. */
export async function inspectHere(page: Page, text: string, on: readonly Size[] = sizes): Promise<void> {
  for (const size of on.toReversed()) {
    await page.setViewportSize(size);
    await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    expect(await axeFaultsInBothThemes(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${page.url()} at ${size.width} pixels is wider than the screen`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(sizes[0]);
}
