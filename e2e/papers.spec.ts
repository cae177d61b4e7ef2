import { expect } from '@playwright/test';
import type { RunningServer } from './server/running-server.ts';
import { test } from './server/browser-test.ts';
import { signUp } from './steps/sign-up.ts';
import { axeFaultsInBothThemes } from './sweeps/axe-faults.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a paper is sat under exam conditions, goes on after a reload, and is told of when it is submitted', async ({
  page,
}) => {
  await signUp(page, server.url, 'papers@example.org', '/papers');
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('combobox', { name: 'Exam' }).selectOption('jee-main');
  await page.getByLabel('Length').selectOption('half');
  await page.getByRole('button', { name: 'Start the Paper' }).click();
  await page.waitForURL('**/papers/active');
  await expect(page.getByText('Question 1 of 13', { exact: true })).toBeVisible();

  await page.keyboard.press('b');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+A');
  await page.keyboard.press('c');
  await page.keyboard.press('f');
  await expect(page.getByText('2 of 13 answered. All saved.')).toBeVisible();
  // This exam allows no calculator, and nothing says what is right.
  await expect(page.getByRole('button', { name: 'Calculator' })).toHaveCount(0);
  await expect(page.getByText(/^(Correct|Wrong)$/)).toHaveCount(0);
  expect(await axeFaultsInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect(page.getByText('Question 2 of 13', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Restore option A' })).toBeVisible();

  await page.getByRole('button', { name: 'Submit Paper' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('11 questions have no answer: 3, 4, 5');
  await dialog.getByRole('button', { name: 'Submit Paper' }).click();
  await page.waitForURL('**/papers/report?**');
  await expect(page.getByText('Marks', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/of 52$/)).toBeVisible();
  expect(await axeFaultsInBothThemes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Print With Key' }).click();
  await expect(page.getByRole('heading', { name: 'Worked Solutions' })).toBeVisible();
});
