import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What a theme can get wrong. All other rules read the structure of a page, which is the same in both themes. */
const rulesOfColor = ['color-contrast', 'link-in-text-block'];

/** What the width of the window can get wrong, beside what a page says. */
const rulesOfLayout = ['target-size', 'scrollable-region-focusable'];

/** What axe finds on a page in a small window, each fault with its rule and markup. */
export function axeFaultsOfLayout(page: Page): Promise<string[]> {
  return run(page, { runOnly: rulesOfLayout });
}

/** What axe finds on a page in either theme, each fault with its rule and markup. */
export async function axeFaultsInBothThemes(page: Page): Promise<string[]> {
  const asShown = await run(page, {});
  await switchTheme(page);
  const inTheOther = await run(page, { runOnly: rulesOfColor });
  await switchTheme(page);
  return [...asShown, ...inTheOther.map((fault) => `in the other theme: ${fault}`)];
}

/** Describing what is in order takes twice as long as finding faults; and none of our pages has frames. */
async function run(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...options })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** As the theme's button does. */
async function switchTheme(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { classList } = document.documentElement;
    const isDark = classList.contains('dark');
    classList.toggle('dark', !isDark);
    classList.toggle('light', isDark);
  });
}
