import { expect } from '@playwright/test';
import type { RunningServer } from '../server/running-server.ts';
import { signUp } from '../steps/sign-up.ts';
import { answerFirst, startQuiz } from '../steps/start-quiz.ts';
import { test } from '../server/browser-test.ts';

let server: RunningServer;
test.beforeAll(({ server: running }) => {
  server = running;
});

test('starting another quiz asks first what becomes of the answers of the open one, wherever it is started', async ({
  page,
}) => {
  await startQuiz(page, server.url, 'another@example.org');
  const dialog = page.getByRole('alertdialog', { name: 'Another quiz is open' });
  const address = async () => {
    const { quiz } = await (await page.request.get(`${server.url}/api/user/quiz-in-progress/place`)).json();
    return String(quiz.quizId);
  };

  // Nothing is lost of a quiz without answers.
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Start Quiz Now' }).click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await answerFirst(page);
  await page.getByRole('button', { name: 'Next' }).click();
  const first = await address();

  const starts = [
    ['/', 'Start Quiz Now'],
    ['/quiz', 'Start Quiz'],
    ['/quiz/topics?topics=gas-laws&count=5&difficulty=intermediate', 'Start Quiz'],
  ] as const;
  for (const [path, name] of starts) {
    await page.goto(`${server.url}${path}`);
    const button = page.getByRole('button', { name }).first();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText('General Chemistry is open at question 2 of 10.');
    await expect(dialog.getByRole('button', { name: 'Continue Quiz' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Continue Quiz' }).click();
  await expect(page.getByRole('heading', { name: 'Question 2 of 10:' })).toBeVisible();
  expect(await address()).toBe(first);

  await page.goto(`${server.url}/quiz`);
  await page.getByRole('button', { name: 'Start Quiz' }).nth(1).click();
  await dialog.getByRole('button', { name: 'Discard and Start New' }).click();
  await page.waitForURL(`${server.url}/quiz/active`);
  await expect(page.getByRole('heading', { name: 'Question 1 of 10:' })).toBeVisible();
  await expect.poll(address).not.toBe(first);
});

test('a double click starts one quiz, and one is counted', async ({ page }) => {
  await signUp(page, server.url, 'twice@example.org', '/quiz');
  await page.getByRole('button', { name: 'Start Quiz' }).first().dblclick();
  await page.waitForURL(`${server.url}/quiz/active`);
  const answer = await page.request.get(`${server.url}/api/user/progress`);
  expect(await answer.json()).toMatchObject({ quizzesToday: 1 });
});

test('without a network a quiz does not start, at once and in words, and nothing is counted later', async ({
  page,
  context,
}) => {
  await signUp(page, server.url, 'nowhere@example.org', '/quiz');
  const start = page.getByRole('button', { name: 'Start Quiz' }).first();
  // The place of toasts is fetched ahead, once the page is calm.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('toaster')),
  );
  await context.setOffline(true);
  await start.click();
  await expect(page.getByText('Quiz Generation Failed', { exact: true })).toBeVisible();
  await expect(start).toBeEnabled();
  await context.setOffline(false);
  const answer = await page.request.get(`${server.url}/api/user/progress`);
  expect(await answer.json()).toMatchObject({ quizzesToday: 0 });
});

test('a free student meets the locks of Premium and the end of the daily allowance', async ({ page }) => {
  await signUp(page, server.url, 'limits@example.org', '/quiz');
  await page.getByRole('tab', { name: 'Custom Topics' }).click();
  await expect(page.getByRole('dialog', { name: 'Upgrade to Premium' })).toBeVisible();
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  for (let quiz = 0; quiz < 5; quiz += 1) {
    const answer = await page.evaluate(async () => {
      const response = await fetch('/api/generate-questions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ topic: 'organic', difficulty: 'beginner', count: 5 }),
      });
      return response.status;
    });
    expect(answer).toBe(200);
  }
  await page.reload();
  await expect(page.getByText('Daily quizzes: 5 / 5')).toBeVisible();
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/quiz`);

  // The page stays open overnight: yesterday's number refuses nothing, and the server is asked.
  await page.getByRole('button', { name: 'Maybe Later' }).click();
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  const asked = page.waitForRequest('**/api/generate-questions');
  await page.getByRole('button', { name: 'Start Quiz' }).first().click();
  await asked;
});
