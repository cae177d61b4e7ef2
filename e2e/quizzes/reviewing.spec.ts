import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { chooseOption } from '../steps/choose-option.ts';
import { makePremium } from '../steps/make-premium.ts';
import type { RunningServer } from '../server/running-server.ts';
import { chooseQuickPractice } from '../steps/quick-practice.ts';
import { signUp } from '../steps/sign-up.ts';
import { takeQuiz } from '../steps/take-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('missed questions are reviewed with their fresh variants, everything shown and locked', async ({
  page,
}) => {
  await finishQuiz(page, 'review@example.org', [1, 3]);
  await expect(page.getByText('Saved to your history')).toBeVisible();
  let calls = 0;
  await page.route('**/api/similar-questions', async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Review Missed Questions' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz/review`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 6:' })).toBeVisible();
  await expect(page.getByText('2 questions of your quiz, then 4 fresh questions')).toBeVisible();
  await expect(page.getByText('The slip:').first()).toBeVisible();
  await expect(page.getByText('Wrong', { exact: true })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  for (let place = 1; place <= 6; place += 1) {
    await expect(page.getByRole('heading', { name: `Question ${place} of 6:` })).toBeVisible();
    await expect(page.getByText('Correct', { exact: true })).toBeVisible();
    await expect(page.locator('input[type=radio]:enabled')).toHaveCount(0);
    await page.getByRole('button', { name: place === 6 ? 'Finish Quiz' : 'Next' }).click();
  }
  await expect(page).toHaveURL(`${server.url}/results`);
  await page.getByRole('button', { name: 'Review Missed Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 6:' })).toBeVisible();
  expect(calls).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Question 1 of 6:' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Results' }).click();
  await expect(page).toHaveURL(`${server.url}/results`);
});

test('the fresh questions can be practised first, and nothing of it is recorded', async ({ page }) => {
  await finishQuiz(page, 'practise@example.org', [0]);
  await expect(page.getByText('Saved to your history')).toBeVisible();
  await page.getByRole('button', { name: 'Review Missed Questions' }).click();
  await page.getByRole('button', { name: 'Practice the Fresh Ones First' }).click();
  for (let place = 1; place <= 2; place += 1) {
    await expect(page.getByRole('heading', { name: `Question ${place} of 2:` })).toBeVisible();
    await chooseOption(page, 0);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await page.getByRole('button', { name: place === 2 ? 'Finish Quiz' : 'Next' }).click();
  }
  await expect(page.getByText(/^[012] of 2 right$/)).toBeVisible();
  await page.getByRole('button', { name: 'Back to the Review' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 3:' })).toBeVisible();
  const history = await page.evaluate(async () => (await fetch('/api/user/quiz-history')).json());
  expect(history.quizHistory).toHaveLength(1);
});

test('without variants the review holds the missed questions alone', async ({ page }) => {
  await finishQuiz(page, 'fallback@example.org', [0, 2]);
  await page.route('**/api/similar-questions', (route) => route.abort());
  await page.getByRole('button', { name: 'Review Missed Questions' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 2:' })).toBeVisible();
  await expect(page.getByText('Fresh questions could not be loaded just now.')).toBeVisible();
});

test('with nothing missed there is nothing to review; without a result there is no review', async ({
  page,
}) => {
  await signUp(page, server.url, 'perfect@example.org', '/quiz');
  await page.goto(`${server.url}/quiz/review`);
  await expect(page).toHaveURL(`${server.url}/results`);
  await page.goto(`${server.url}/results/print`);
  await expect(page).toHaveURL(`${server.url}/results`);
  await page.goto(`${server.url}/quiz`);
  await startQuiz(page);
  await takeQuiz(page);
  await page.getByRole('button', { name: 'Review Missed Questions' }).click();
  await expect(page.getByText('No questions to review')).toBeVisible();
  await expect(page.getByText('Great job! You got all questions correct.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Results' }).click();
  await expect(page).toHaveURL(`${server.url}/results`);
});

test('reviewing everything and retrying are Premium, and do what they say', async ({ page }) => {
  await finishQuiz(page, 'again@example.org', [4]);
  for (const name of [/Review All Concepts/, /Retry Quiz/]) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
    await page.getByRole('button', { name: 'Maybe Later' }).click();
  }
  await makePremium(page, server);
  await page.getByRole('button', { name: 'Review All Concepts' }).click();
  await expect(page.getByRole('heading', { name: 'Question 1 of 7:' })).toBeVisible();
  await page.getByRole('button', { name: 'Back to Results' }).click();
  await page.getByRole('button', { name: 'Retry Quiz' }).click();
  await expect(page).toHaveURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 5:' })).toBeVisible();
});

test('a quiz can be downloaded, printed with worked solutions, and folded away', async ({ page }) => {
  await finishQuiz(page, 'paper@example.org', [2]);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^valence-general-chemistry-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(file.quizInfo).toMatchObject({ subject: 'General Chemistry', score: 80, totalQuestions: 5 });
  expect(file.questions).toHaveLength(5);
  expect(file.questions[2]).toMatchObject({ isCorrect: false });

  const review = page.getByRole('button', { name: 'Question Review' });
  await expect(page.getByText('Right answer')).toBeVisible();
  await review.click();
  await expect(page.getByText('Right answer')).toBeHidden();
  await review.click();

  await page.getByRole('button', { name: 'Printable Sheet' }).click();
  await expect(page).toHaveURL(`${server.url}/results/print`);
  await expect(page.getByRole('heading', { name: 'Worked Solutions' })).toBeVisible();
  await expect(page.getByText(/^You chose [ABCD]\./)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

async function finishQuiz(page: Page, email: string, wrongPlaces: readonly number[]): Promise<void> {
  await signUp(page, server.url, email, '/quiz');
  await startQuiz(page);
  await takeQuiz(page, wrongPlaces);
}

/** Five questions of General Chemistry. */
async function startQuiz(page: Page): Promise<void> {
  await chooseQuickPractice(page);
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await page.waitForURL(`${server.url}/quiz/active`);
}
