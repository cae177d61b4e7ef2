import { expect } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import { signUp } from '../steps/sign-up.ts';

test('what a visitor tries on the landing page comes along into the new account, once', async ({
  page,
  server,
}) => {
  const question = page.locator('[data-first-question]').first();
  await page.goto(server.url);
  await expect(question.getByText('Check answer')).toBeHidden();
  await question.getByText('8.00 mol/L').click();
  await question.getByText('Check answer').click();
  await expect(question.getByText('The right answer is C')).toBeVisible();
  await expect(question.getByText('Correct!')).toBeHidden();
  await expect(question.getByRole('radio').first()).toBeDisabled();

  await page.goto(server.url);
  await expect(question.getByText('Not quite').filter({ visible: true })).toHaveCount(1);

  await signUp(page, server.url, 'tried@example.org');
  await expect(
    page.getByText('0 of 1 right. They are the first quiz in your history.', { exact: true }),
  ).toBeVisible();
  await page.goto(`${server.url}/history`);
  await expect(page.getByText('First questions').first()).toBeVisible();
  await page.goto(server.url);
  await expect(page.getByText('10 free quizzes remaining this week')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('valence.first-answers.1'))).toBeNull();
});
