import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { goOn } from '../steps/go-on.ts';
import { startQuiz } from '../steps/start-quiz.ts';
import { test } from '../server/browser-test.ts';

const explanation = 'The third option is right as well.';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('on the quiz screen what is missing is said beside it, and a report is thanked for', async ({
  page,
}) => {
  const dialog = await openDialog(page, 'report@example.org');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog.getByText('Please select a reason for reporting this question.')).toBeVisible();
  await expect(dialog.getByText('Please provide at least 10 characters explaining the issue.')).toBeVisible();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Reason').selectOption('typo');
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(dialog.getByLabel('Explanation')).toBeFocused();
  await dialog.getByLabel('Explanation').fill('a'.repeat(501));
  await expect(dialog.getByText('Please keep your explanation under 500 characters.')).toBeVisible();
  await dialog.getByLabel('Reason').selectOption('typo');
  await dialog.getByLabel('Explanation').fill(explanation);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Report Submitted', { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await page.goto(`${server.url}/results`);
  const own = page.getByRole('region', { name: 'Your reports' });
  await expect(own.getByText(explanation)).toBeVisible();
  await expect(own.getByText('Being checked')).toBeVisible();
});

test('a report that cannot be sent keeps what was typed', async ({ page }) => {
  const dialog = await openDialog(page, 'offline-report@example.org');
  await dialog.getByLabel('Reason').selectOption('other');
  await dialog.getByLabel('Explanation').fill(explanation);
  await page.route('**/api/report-answer', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Failed to submit report. Please try again.', { exact: true })).toBeVisible();
  await page.unroute('**/api/report-answer');
  await page.reload();
  // The question comes drawn with the page; its buttons work once the script is there.
  await expect(async () => {
    if (await dialog.isHidden())
      await page.getByRole('button', { name: 'Report Issue' }).click({ timeout: 1000 });
    await expect(dialog).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(dialog.getByLabel('Explanation')).toHaveValue(explanation);
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Report Submitted', { exact: true })).toBeVisible();
});

test('a report after the session has ended asks to sign in, and keeps what was typed', async ({
  page,
  context,
}) => {
  const dialog = await openDialog(page, 'ended-report@example.org');
  await dialog.getByLabel('Reason').selectOption('other');
  await dialog.getByLabel('Explanation').fill(explanation);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Submit Report' }).click();
  await expect(page.getByText('Please log in to report questions.', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Explanation')).toHaveValue(explanation);
});

test('the results screen sends a complete report only, and a question once, by keyboard alone', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'results-report@example.org');
  for (let place = 1; place <= 10; place += 1) {
    await expect(page.getByRole('heading', { name: `Question ${place} of 10:` })).toBeVisible();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^(Correct!|Not quite)$/)).toBeVisible();
    await goOn(page);
  }
  await page.waitForURL(`${server.url}/results`);
  // The question that was left has such a button, too.
  await expect(page.getByText('Saved to your history')).toBeVisible();
  const button = page.getByRole('button', { name: 'Report Issue' }).first();
  for (const answer of ['Report Submitted', 'Already Reported']) {
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Report Question Issue' });
    const submit = dialog.getByRole('button', { name: 'Submit Report' });
    await expect(submit).toBeDisabled();
    await dialog.getByLabel('Reason').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await page.keyboard.type('too short');
    await expect(submit).toBeDisabled();
    await page.keyboard.insertText('x'.repeat(500));
    await expect(dialog.getByText('Please keep your explanation under 500 characters.')).toBeVisible();
    await expect(submit).toBeDisabled();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('too short');
    await page.keyboard.type(', but not now');
    await expect(submit).toBeEnabled();
    await submit.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(answer, { exact: true })).toBeVisible();
  }
});

async function openDialog(page: Page, email: string) {
  await startQuiz(page, server.url, email);
  await page.getByRole('button', { name: 'Report Issue' }).click();
  return page.getByRole('dialog', { name: 'Report Question Issue' });
}
