import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuizzes } from '../steps/take-quizzes.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('a student without a quiz is told what will be here', async ({ page }) => {
  await signUp(page, server.url, 'analytics-none@example.org', '/results');
  await expect(page.getByRole('heading', { name: 'Your first quiz starts the picture.' })).toBeVisible();
  await expect(page.getByText('Total Quizzes').locator('..')).toContainText('0');
});

test('one quiz is a point, and nothing more is claimed', async ({ page }) => {
  await signUp(page, server.url, 'analytics-one@example.org');
  await takeQuizzes(page, 'general', [7]);
  await page.goto(`${server.url}/results`);
  await expect(page.getByText('One quiz so far, at 70%. The next one makes it a line.')).toBeVisible();
  await expect(page.getByText('Rising').or(page.getByText('Falling'))).toHaveCount(0);
});

test('the numbers are those of the quizzes taken, and a subject narrows them', async ({ page }) => {
  await signUp(page, server.url, 'analytics-some@example.org');
  await takeQuizzes(page, 'general', [4, 6]);
  await takeQuizzes(page, 'organic', [9]);
  await page.goto(`${server.url}/results`);
  await expect(statCard(page, 'Total Quizzes')).toHaveText('3');
  await expect(statCard(page, 'Overall Average')).toHaveText('63%');
  await expect(statCard(page, 'Best Score')).toHaveText('90%');
  await expect(page.getByRole('heading', { name: 'What to learn next' })).toBeVisible();

  await page.getByRole('combobox', { name: 'Subject' }).selectOption('General Chemistry');
  await expect(statCard(page, 'Total Quizzes')).toHaveText('2');
  await expect(statCard(page, 'Latest Quiz')).toHaveText('60%');
  const scores = page.getByRole('table', { name: 'Score over time' });
  await expect(scores.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Practice More' })).toHaveCount(0);
});

test('every chart has its numbers in a table, which a press puts in view', async ({ page }) => {
  await signUp(page, server.url, 'analytics-tables@example.org');
  await takeQuizzes(page, 'general', [4, 6]);
  await page.goto(`${server.url}/results`);
  for (const title of [
    'Your slips',
    'Score over time',
    'Accuracy by topic',
    'Accuracy by difficulty',
    'Time per question',
  ]) {
    const table = page.getByRole('table', { name: title });
    await expect(table.getByRole('row').nth(1)).toBeAttached();
    await page.getByRole('button', { name: `${title} as a table` }).click();
    await table.scrollIntoViewIfNeeded();
    await expect(table).toBeInViewport();
  }
});

test('Improve Score, and practice on a slip, start a quiz on the subject', async ({ page }) => {
  await signUp(page, server.url, 'analytics-practice@example.org');
  await takeQuizzes(page, 'organic', [3]);
  await page.goto(`${server.url}/results`);
  const improve = page.getByRole('button', { name: 'Improve Score: Organic Chemistry' });
  await expect(improve).toHaveAccessibleDescription('A quiz from here uses 1 of 4 quizzes left today.');
  await improve.click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByText('Organic Chemistry').first()).toBeVisible();
  await page.goto(`${server.url}/results`);
  await page.getByRole('button', { name: 'Practice Organic Chemistry' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
});

function statCard(page: Page, label: string) {
  return page.locator('dl > div', { hasText: label }).locator('dd');
}

test('on a phone what is long folds under its heading, by keyboard too, and stays as it was left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await signUp(page, server.url, 'analytics-folded@example.org');
  await takeQuizzes(page, 'general', [4, 6]);
  await page.goto(`${server.url}/results`);
  const heading = page.getByRole('button', { name: 'Accuracy by topic', exact: true });
  const table = page.getByRole('table', { name: 'Accuracy by topic' });
  await expect(heading).toHaveAttribute('aria-expanded', 'false');
  await expect(table).toBeHidden();
  // The finding of a chart is told without unfolding it.
  await expect(page.getByRole('figure', { name: 'Accuracy by topic' }).locator('p').first()).toBeVisible();
  await heading.press('Enter');
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('combobox', { name: 'Subject' }).selectOption('General Chemistry');
  await expect(table.getByRole('row').nth(1)).toBeAttached();
  await expect(heading).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await page.setViewportSize({ width: 1280, height: 812 });
  await expect(page.getByRole('table', { name: 'Time per question' })).toBeVisible();
  await expect(heading).toBeHidden();
});
