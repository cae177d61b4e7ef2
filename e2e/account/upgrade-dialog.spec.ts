import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { chooseQuickPractice } from '../steps/quick-practice.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuiz } from '../steps/take-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('every lock of the free plan says what it would open', async ({ page }) => {
  await signUp(page, server.url, 'locked@example.org', '/quiz');
  await page.getByText('Maximum Challenge').click();
  await expectUpsell(page, 'A quiz of more than 10 questions requires a Premium subscription.');
  await expect(page.getByRole('radio', { name: 'Standard Quiz' })).toBeChecked();
  await page.getByRole('switch', { name: 'Practice Mode' }).click();
  await expectUpsell(page, 'Practice mode requires a Premium subscription.');
  await expect(page.getByRole('switch', { name: 'Practice Mode' })).not.toBeChecked();
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await expectUpsell(page, 'Custom quiz generation requires a Premium subscription.');

  await chooseQuickPractice(page);
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await takeQuiz(page, [1]);
  await page.waitForURL(`${server.url}/results`);
  // With it comes an earned badge above, and the buttons move.
  await expect(page.getByText('Saved to your history')).toBeVisible();
  for (const name of [/Retry/, 'Review All Concepts']) {
    await page.getByRole('button', { name }).first().click();
    await expectUpsell(page, 'Going over a whole quiz again requires a Premium subscription.');
  }
});

test('a used allowance says how much it was, and when there is more', async ({ page }) => {
  await signUp(page, server.url, 'used@example.org', '/quiz');
  const start = page.getByRole('button', { name: 'Start Quiz' }).first();
  const calls = '**/api/generate-questions';
  await page.route(calls, (route) =>
    route.fulfill({
      status: 403,
      json: {
        message: "You've reached your weekly limit of 10 free quizzes",
        code: 'weeklyLimitReached',
        limit: 10,
        // The same day in every zone in which journeys run.
        resetDate: '2026-11-23T11:30:00.000Z',
      },
    }),
  );
  await start.click();
  await expect(page.getByText('Monday, November 23. Come back next Monday!')).toBeVisible();
  await expectUpsell(page, 'You’ve used 10 of 10 free quizzes this week.');
  await page.unroute(calls);

  for (let quiz = 0; quiz < 5; quiz += 1) {
    const answer = await page.request.post(`${server.url}/api/generate-questions`, {
      data: { topic: 'general', difficulty: 'beginner', count: 5 },
    });
    expect(answer.status()).toBe(200);
  }
  await page.reload();
  await expect(page.getByText('Daily quizzes: 5 / 5')).toBeVisible();
  await start.click();
  await expectUpsell(page, 'You’ve used 5 of 5 free quizzes today.');
});

/** The upgrade dialog with its first sentence, its box, benefits and price; it is left by "Maybe Later". */
async function expectUpsell(page: Page, lead: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' });
  for (const text of [
    `${lead} Unlock unlimited AI-generated quizzes and more!`,
    'What you’re missing',
    'Unlimited subject quizzes and 7 custom quizzes a week',
    'Custom topics on any chemistry subject',
    'Advanced difficulty customization: up to 30 questions, 3 attempts at each',
    'Detailed performance analytics: your slips over 100 quizzes',
    '$12.99 per month, about $0.42 a day',
    'Cancel anytime. 30-day money-back guarantee.',
  ]) {
    await expect(dialog.getByText(text, { exact: true })).toBeVisible();
  }
  await dialog.getByRole('button', { name: 'Maybe Later' }).click();
  await expect(dialog).toHaveCount(0);
}
