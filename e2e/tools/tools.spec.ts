import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { openAllSheets } from '../steps/open-all-sheets.ts';
import { signUp } from '../steps/sign-up.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('data sheets are searched, read row by row on a phone without going sideways, and printed whole', async ({
  page,
}) => {
  await page.goto(`${server.url}/tools`);
  await page.getByRole('searchbox', { name: 'Search data sheets' }).fill('Hg2^2+');
  const rules = page.getByRole('table', { name: 'Solubility rules' });
  await expect(rules.getByRole('row')).toHaveCount(3);
  await expect(rules.getByRole('columnheader', { name: 'Where textbooks differ' })).toBeVisible();

  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('searchbox').fill('');
  await openAllSheets(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(375);
  expect(await rowsBeyondTheirSheet(page)).toEqual([]);
  await expect(rules.getByRole('row').nth(1)).toContainText('are mostly');

  await page.reload();
  await expect(rules).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(rules).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(rules).toBeHidden();
});

test('beside the calculator the way to the account stays in reach', async ({ page }) => {
  await signUp(page, server.url, 'beside-header@example.org', '/tools');
  await page.getByRole('button', { name: 'Calculator and chemistry tools' }).click();
  await expect(page.getByRole('dialog', { name: 'Scientific Calculator' })).toBeVisible();
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/account`);
});

/** Names of rows that are wider than the sheet in which they stand. */
function rowsBeyondTheirSheet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('details tbody tr')]
      .filter((row) => row.scrollWidth > (row.closest('details')?.clientWidth ?? 0))
      .map((row) => row.textContent),
  );
}
