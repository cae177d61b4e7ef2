import { expect, type Locator, type Page } from '@playwright/test';
import {
  freeScreens,
  phonePanel,
  premiumScreens,
  signedOutScreens,
  type DocumentedScreen,
} from './document-1-screens.ts';
import { sizes } from './looks.ts';
import { makePremium } from '../steps/make-premium.ts';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

/** What a text says is the same in both themes: each is seen in one width. */
for (const [size, theme] of [
  [sizes[0], 'light'],
  [sizes[1], 'dark'],
] as const)
  test(`every text stands where it is documented: ${size.name}, ${theme}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.addInitScript((isDark) => localStorage.setItem('darkMode', String(isDark)), theme === 'dark');

    await walk(page, size.name, signedOutScreens, 'signed out');
    await panel(page, size.name, theme, phonePanel.signedOut);
    await signUp(page, server.url, `walk-${size.name}-${theme}@example.org`);
    await walk(page, size.name, freeScreens, 'free');
    await panel(page, size.name, theme, phonePanel.free);
    await makePremium(page, server);
    await walk(page, size.name, premiumScreens, 'Premium');
    await panel(page, size.name, theme, phonePanel.premium);
  });

async function walk(
  page: Page,
  size: 'desktop' | 'phone',
  screens: readonly DocumentedScreen[],
  who: string,
): Promise<void> {
  for (const { path, texts, only } of screens) {
    if (only !== undefined && only !== size) continue;
    await test.step(`${who}: ${path}`, async () => {
      await page.goto(server.url + path);
      for (const text of texts) await expect(shown(page.locator('body'), text)).toBeVisible();
    });
  }
}

/** The account panel, which only a phone has. */
async function panel(
  page: Page,
  size: 'desktop' | 'phone',
  theme: 'light' | 'dark',
  texts: readonly string[],
): Promise<void> {
  if (size !== 'phone') return;
  await page.goto(`${server.url}/contact`);
  await page.getByRole('button', { name: 'Account Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Account Menu' });
  for (const text of texts) await expect(shown(menu, text)).toBeVisible();
  await expect(shown(menu, theme === 'dark' ? 'Light mode' : 'Dark mode')).toBeVisible();
}

function shown(within: Locator, text: string): Locator {
  return within.getByText(text).filter({ visible: true }).first();
}
