import { expect } from '@playwright/test';
import { test } from '../server/browser-test.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuizzes } from '../steps/take-quizzes.ts';

test('Home has one card with one button: first steps for who is new, and then what is open', async ({
  page,
  server,
}) => {
  await signUp(page, server.url, 'next@example.org');
  await expect(page.getByText('Each question tells you why its key is right')).toBeVisible();
  const card = page.getByRole('region', { name: 'Your first five questions' });
  await expect(card).toContainText('5 questions, uses 1 of 5 quizzes left today');
  await card.getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5:' })).toBeVisible();
  await page.goto(server.url);
  await expect(card).toHaveCount(0);
  const open = page.getByRole('region', { name: 'Go on with General Chemistry' });
  await expect(open).toContainText('It is still open at question 1 of 5.');
  await open.getByRole('link', { name: 'Continue quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 5:' })).toBeVisible();
});

test('at the limit no button of Home starts a quiz, and the limit that applies is said with its end', async ({
  page,
  server,
}) => {
  await signUp(page, server.url, 'used-up@example.org');
  await takeQuizzes(page, 'general', [10, 10, 10, 10]);
  await page.goto(server.url);
  await expect(page.getByText('4 quizzes finished today.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Quiz: General Chemistry' })).toBeEnabled();

  await takeQuizzes(page, 'organic', [10]);
  await page.goto(server.url);
  await expect(page.getByText('5 quizzes finished today.')).toBeVisible();
  const card = page.getByRole('region', { name: 'Enough new questions for today' });
  await expect(card).toContainText(
    /All 5 quizzes of today are used\. New ones from \w+, \w+ \d+ at 12:00 AM\./,
  );
  await expect(card.getByRole('link', { name: 'Look back' })).toBeVisible();
  const starts = page.getByRole('main').getByRole('button', { name: /Start|Quick|Begin|Practice|Generate/ });
  await expect(starts).toHaveCount(9);
  for (const start of await starts.all()) await expect(start).toBeDisabled();
});
